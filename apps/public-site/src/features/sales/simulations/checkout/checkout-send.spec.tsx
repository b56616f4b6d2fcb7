import { screen, waitFor } from '@testing-library/react';
import {
  getLoggedUser,
  getSimulation,
  type Quote,
  sendProposal,
  setCampaign,
  type Simulation,
} from '@site/api-contract';
import {
  A_UUID,
  aBasket,
  answer,
  aProposal,
  aQuote,
  aSimulation,
  aUser,
  guardConsole,
  refuse,
  unreachable,
} from '@site/testing';
import { customer, fill, locked, PATH } from '../testing/open-checkout';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const FAR = '2099-11-28T12:00:00.000Z';
const benefit: NonNullable<Quote['benefit']> = {
  code: 'VERAO26',
  monthlyOff: 150,
  months: 6,
  km: 0,
  models: [],
  clientType: 0,
  minTerm: 0,
  endsOn: '2026-12-31',
};

describe('the checkout that is sent', () => {
  it('sends the basket that was read, and goes to the member area with its number', async () => {
    const proposal = { ...aProposal(), history: [], income: 12_000, deliveryDate: null };
    const { location, transport } = await fill([answer(sendProposal, proposal)]);
    await waitFor(() => expect(location()).toBe('/area-logada?enviada=P-2611-0487'));
    const [sent] = transport.requestsOf(sendProposal);
    expect(sent?.body).toEqual({
      basketId: A_UUID,
      revision: 1,
      paymentMethod: 'pix',
      dueDay: 10,
      income: 12_000,
      acceptedSummary: true,
      acceptedPlace: true,
    });
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('is not what the way back from the proposal leads to', async () => {
    const proposal = { ...aProposal(), history: [], income: 12_000, deliveryDate: null };
    const { location, back } = await fill([answer(sendProposal, proposal)]);
    await waitFor(() => expect(location()).toMatch(/^\/area-logada/));
    await back();
    expect(location()).toBe('/area-logada?enviada=P-2611-0487');
  });

  it('that was sent before leads on to its proposal when it is opened again', async () => {
    const sent = { ...locked, proposal: 'P-2611-0487' };
    const { location } = openSimulation(
      PATH,
      [answer(getSimulation, sent), answer(getLoggedUser, aUser())],
      customer,
    );
    await waitFor(() => expect(location()).toBe('/area-logada?enviada=P-2611-0487'));
    expect(screen.queryByRole('button', { name: 'Enviar proposta' })).toBeNull();
  });

  it('leads on to the proposal whose answer was lost, as soon as the server is back', async () => {
    let isSent = false;
    const { location, transport } = await fill([
      answer(getSimulation, () =>
        isSent ? { ...locked, proposal: 'P-2611-0487' } : locked,
      ),
      {
        call: sendProposal,
        reply: async (received) => {
          isSent = true;
          return unreachable(sendProposal).reply(received);
        },
      },
    ]);
    await waitFor(() => expect(location()).toBe('/area-logada?enviada=P-2611-0487'));
    expect(transport.requestsOf(sendProposal)).toHaveLength(1);
  });

  it('keeps the form and says that the turn in the queue has ended', async () => {
    const message =
      'A sua vez para o Serrana acabou: ela ia até 28/11/2026 e vale para uma proposta. A simulação continua no carrinho. Para ter outra vez, entre na fila de novo.';
    await fill([refuse(sendProposal, 409, { message, reason: 'turn-over' })]);
    await screen.findByText(message);
    const join = screen.getByRole('link', { name: 'Entrar na fila de novo' });
    expect(join.getAttribute('href')).toBe('/pre-reserva/boreal');
    expect(screen.queryByRole('button', { name: 'Ver a versão atual' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Enviar proposta' })).toBeTruthy();
  });

  it('asks for consent again once the code of a campaign is taken off', async () => {
    const message =
      'O último uso do código VERAO26 foi para outra proposta. Tire o código para enviar.';
    let shown: Simulation = aSimulation({
      basket: aBasket({ quote: aQuote({ validUntil: FAR, benefit }) }),
    });
    const { user } = await fill(
      [
        answer(getSimulation, () => shown),
        refuse(sendProposal, 409, { message, reason: 'campaign-over' }),
        answer(setCampaign, () => {
          shown = aSimulation({
            basket: aBasket({ revision: 2, quote: aQuote({ validUntil: FAR }) }),
          });
          return shown;
        }),
      ],
      ', com a campanha VERAO26 (R$\u00a0150,00 a menos em cada uma das 6 primeiras mensalidades)',
    );
    await screen.findByText(message);
    await user.click(screen.getByRole('button', { name: /^Tirar o código/ }));
    const agreed = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Li o resumo e quero contratar por R$\u00a02.549,00 por mês durante 36 meses.',
    });
    expect(agreed.checked).toBe(false);
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Renda por mês').value).toContain(
      '12.000',
    );
  });

  it('leads to the proposals where the simulation was sent before', async () => {
    const message = 'Esta simulação já virou proposta. Veja na sua conta.';
    await fill([refuse(sendProposal, 409, { message, reason: 'already-proposal' })]);
    await screen.findByText(message);
    const link = screen.getByRole('link', { name: 'Ver minhas propostas' });
    expect(link.getAttribute('href')).toBe('/area-logada#propostas');
    expect(screen.queryByRole('button', { name: 'Ver a versão atual' })).toBeNull();
  });

  it('keeps the form and says why a proposal was refused', async () => {
    const message = 'Conclua seu cadastro para enviar a proposta.';
    await fill([
      refuse(sendProposal, 400, {
        message,
        reason: 'registration-unready',
        notifications: [{ key: 'Registration', message }],
      }),
    ]);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Concluir o cadastro' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Renda por mês').value).toContain(
      '12',
    );
  });

  it('says that nothing was charged when the server does not answer', async () => {
    await fill([unreachable(sendProposal)]);
    expect(
      await screen.findByText(
        'Não conseguimos enviar. Nada foi cobrado e o que você preencheu continua aqui. Tente de novo em instantes.',
      ),
    ).toBeTruthy();
  });

  it('says that a simulation is gone', async () => {
    openSimulation(
      PATH,
      [
        answer(getLoggedUser, aUser()),
        refuse(getSimulation, 404, { message: 'Não encontramos essa simulação.' }),
      ],
      customer,
    );
    expect(
      await screen.findByRole('heading', {
        name: 'Não encontramos essa simulação. Ela pode ter virado proposta ou saído do carrinho.',
      }),
    ).toBeTruthy();
  });
});
