import { screen, waitFor } from '@testing-library/react';
import { undoDeliveryMilestone } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { aDelivery, answer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';
import { deliveryOpener } from '../testing/delivery-page';

guardConsole();

const openDelivery = deliveryOpener(portalForSpecs('dealer-portal', routes).open);
const OPEN = 'Desfazer etapa: faturado';

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
