import { screen, waitFor } from '@testing-library/react';
import {
  type Delivery,
  downloadDeliveryPhoto,
  getDelivery,
  undoDeliveryMilestone,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  aDelivery,
  type Answer,
  answer,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { routes } from '../../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const OPEN = 'Desfazer etapa: faturado';

function openDelivery(delivery: () => Delivery, ...answers: Answer[]) {
  return open(`/concessionarias/entregas/${delivery().id}`, {
    viewer: aViewer('dealer'),
    answers: [
      answer(getDelivery, delivery),
      neverAnswer(downloadDeliveryPhoto),
      ...answers,
    ],
  });
}

describe('a milestone that was noted by mistake', () => {
  it('is undone with a reason', async () => {
    let delivery = aDelivery({ customerName: 'Rita Lemos' });
    const milestones = delivery.milestones.map(({ kind }) => ({ kind, onDay: null }));
    const { user, transport } = openDelivery(
      () => delivery,
      answer(undoDeliveryMilestone, () => (delivery = { ...delivery, milestones })),
    );
    await user.click(await screen.findByRole('button', { name: OPEN }));
    await user.click(await screen.findByRole('button', { name: 'Desfazer etapa' }));
    await screen.findByText('Escreva o motivo: o cliente vai ler.');
    await user.type(screen.getByLabelText('Por que desfazer'), 'Contrato errado.');
    await user.click(screen.getByRole('button', { name: 'Desfazer etapa' }));
    await screen.findByText('Etapa desfeita.');
    await waitFor(() => expect(screen.queryByRole('button', { name: OPEN })).toBeNull());
    expect(transport.requestsOf(undoDeliveryMilestone).map(({ body }) => body)).toEqual([
      { kind: 'faturado', reason: 'Contrato errado.' },
    ]);
  });

  it('says why it cannot be undone', async () => {
    const message = 'O carro já foi entregue.';
    const { user } = openDelivery(
      aDelivery,
      refuse(undoDeliveryMilestone, 409, { message, reason: 'delivery-unready' }),
    );
    await user.click(await screen.findByRole('button', { name: OPEN }));
    await user.type(await screen.findByLabelText('Por que desfazer'), 'Engano.');
    await user.click(screen.getByRole('button', { name: 'Desfazer etapa' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('is not offered before the first one and after the handover', async () => {
    openDelivery(() => aDelivery({ handedOverAt: '2026-11-26T15:00:00.000Z' }));
    await screen.findByRole('list', { name: 'Etapas da entrega' });
    expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
  });
});
