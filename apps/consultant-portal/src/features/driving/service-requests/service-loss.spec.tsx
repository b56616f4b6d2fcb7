import { screen, waitFor, within } from '@testing-library/react';
import {
  endByLoss,
  getServiceRequest,
  listDrivers,
  listServiceQueue,
  quoteLoss,
  type ServiceRequest,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  aLoss,
  type Answer,
  answer,
  aServiceItem,
  aServiceRequest,
  aViewer,
  guardConsole,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { sendNow } from '../../../shared/testing/undo-bar';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const ana = aServiceItem({ customerName: 'Ana Souza', claimedBy: null });
const pane = (request: Partial<ServiceRequest>, answers: Answer[] = []) =>
  open(`/consultor/atendimentos/${ana.id}`, {
    viewer: aViewer('consultant'),
    answers: [
      answer(listServiceQueue, { items: [ana] }),
      answer(getServiceRequest, aServiceRequest({ ...ana, ...request })),
      answer(listDrivers, { items: [], canAdd: false }),
      ...answers,
    ],
  });

describe('a car that is gone for good', () => {
  const theft = {
    kind: 'roubo-ou-perda-total',
    state: 'em_atendimento',
    details: { happenedOn: '2026-11-20', policeReport: '2026/123456' },
    lossDays: { from: '2026-06-18', until: '2026-11-22' },
  } as const;
  const part = async () =>
    within(await screen.findByRole('region', { name: 'Encerrar o contrato' }));
  const plain = (node: HTMLElement | null) =>
    node?.textContent?.replaceAll('\u00a0', ' ');

  it('shows the effects of ending its contract on the day that the customer named', async () => {
    const { transport } = pane(theft, [answer(quoteLoss, aLoss())]);
    const loss = await part();
    expect(loss.getByLabelText('Dia da perda')).toHaveProperty('value', '20/11/2026');
    await loss.findByText('Mês 6, 13 dias');
    for (const [name, value] of [
      ['Mês 6, 13 dias', 'R$ 1.142,70'],
      ['Cobranças desfeitas', 'R$ 1.494,30'],
      ['Devolvido ao cliente', 'R$ 1.494,30'],
      ['Fica em aberto', 'Nada'],
    ] as const)
      expect(
        plain(loss.getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement),
      ).toBe(value);
    loss.getByText(/^Sem custo de saída, acerto de km nem devolução\./);
    expect(transport.requestsOf(quoteLoss)[0]?.query).toEqual({ lostOn: '2026-11-20' });
    expect(transport.requestsOf(endByLoss)).toEqual([]);
  });

  it('has its contract ended on the day that is named, after the seconds to undo it', async () => {
    const { user, transport } = pane(theft, [
      answer(quoteLoss, aLoss()),
      answer(endByLoss, aServiceRequest({ ...ana, ...theft, loss: aLoss() })),
    ]);
    const loss = await part();
    const day = loss.getByLabelText('Dia da perda');
    await user.clear(day);
    await user.type(day, '23/11/2026');
    await user.click(loss.getByRole('button', { name: 'Encerrar o contrato' }));
    await loss.findByText(
      'Escolha um dia de 18/06/2026, a entrega, a 22/11/2026, quando o cliente avisou.',
    );
    expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
    await user.clear(day);
    await user.type(day, '19/11/2026');
    await user.click(loss.getByRole('button', { name: 'Encerrar o contrato' }));
    await sendNow(user);
    await waitFor(() =>
      expect(transport.requestsOf(endByLoss)[0]?.body).toEqual({
        revision: 1,
        lostOn: '2026-11-19',
      }),
    );
  });

  it('asks for the police report when it is missing', async () => {
    const { user } = pane({ ...theft, details: { happenedOn: '2026-11-20' } }, [
      answer(quoteLoss, aLoss()),
    ]);
    const loss = await part();
    await user.click(loss.getByRole('button', { name: 'Encerrar o contrato' }));
    await loss.findByText('Anote o número do boletim de ocorrência antes de encerrar.');
    expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
  });

  it('of a contract that has ended shows how, and asks for nothing', async () => {
    const { lossDays: _, ...over } = theft;
    pane({ ...over, loss: aLoss({ owed: 3000 }) });
    const ended = within(
      await screen.findByRole('region', { name: 'Contrato encerrado' }),
    );
    ended.getByText('20/11/2026');
    ended.getByText(/^R\$\s3\.000,00$/);
    expect(screen.queryByRole('button', { name: 'Encerrar o contrato' })).toBeNull();
  });

  it('does not end by a request about another subject', async () => {
    pane({ state: 'em_atendimento' });
    await screen.findByLabelText('Mensagem ao cliente');
    expect(screen.queryByRole('region', { name: 'Encerrar o contrato' })).toBeNull();
  });
});
