import { screen, waitFor, within } from '@testing-library/react';
import {
  getPurchase,
  listPurchases,
  offerPurchase,
  type Purchase,
  refusePurchase,
  transferPurchase,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  aPurchase,
  aViewer,
  guardConsole,
  refuse,
  stopClock,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { sendNow } from '../../../shared/testing/undo-bar';

guardConsole();
// The days of offers and transfers are counted from this day.
beforeEach(() => stopClock(Date.UTC(2027, 4, 4, 15)));

const TOO_LATE = 'Não dá mais para enviar. O que você escreveu continua aqui.';
const { open } = portalForSpecs('consultant-portal', routes);
const LIST = '/consultor/compras';
const viewer = aViewer('consultant');
const purchase = (changes: Partial<Purchase> = {}) =>
  aPurchase({
    state: 'pedida',
    revision: 1,
    canAsk: false,
    askedAt: '2027-04-20T14:00:00.000Z',
    answerUntil: '2027-04-26',
    customerName: 'Ana Souza',
    ...changes,
  });
const pane = (changes: Partial<Purchase>, answers: Answer[] = []) =>
  open(`${LIST}/${purchase().id}`, {
    viewer,
    answers: [
      answer(listPurchases, { items: [purchase(changes)] }),
      answer(getPurchase, purchase(changes)),
      ...answers,
    ],
  });

describe('cars that customers want to buy', () => {
  it('stand in a list with the day that each waits for', async () => {
    open(LIST, { viewer, answers: [answer(listPurchases, { items: [purchase()] })] });
    const table = await screen.findByRole('table', { name: /^Compras em andamento/ });
    const row = within(table).getAllByRole('row')[1];
    expect(row?.textContent).toContain('Ana Souza');
    expect(row?.textContent).toContain('26/04/2027');
    expect(row?.textContent).toContain('Falta responder');
  });

  it('get a price, a last day and words', async () => {
    const { user, transport } = pane({}, [
      answer(offerPurchase, purchase({ state: 'oferecida' })),
    ]);
    const form = await screen.findByRole('form', { name: 'Fazer a oferta' });
    await user.click(within(form).getByRole('button', { name: 'Enviar a oferta' }));
    await within(form).findByText('Informe o preço.');
    await user.type(within(form).getByLabelText('Preço do carro'), '68.500,00');
    await user.type(within(form).getByLabelText('Vale até'), '10/05/2027');
    await user.type(within(form).getByLabelText('Mensagem ao cliente'), 'Tabela.');
    await user.click(within(form).getByRole('button', { name: 'Enviar a oferta' }));
    await sendNow(user);
    await waitFor(() =>
      expect(transport.requestsOf(offerPurchase)[0]?.body).toEqual({
        revision: 1,
        price: 68_500,
        validUntil: '2027-05-10',
        answer: 'Tabela.',
      }),
    );
  });

  it('are offered with the list price of a new one beside the field', async () => {
    pane({ listPrice: 96_990 });
    const form = await screen.findByRole('form', { name: 'Fazer a oferta' });
    within(form).getByText(
      /Preço de tabela de um zero-quilômetro desta versão: R\$\s96\.990,00\.$/,
    );
  });

  it('are refused with a reason', async () => {
    const { user, transport } = pane({}, [
      answer(refusePurchase, purchase({ state: 'recusada' })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Não vender' }));
    const form = await screen.findByRole('form', { name: 'Não vender este carro' });
    await user.type(within(form).getByLabelText('Motivo'), 'Volta à fábrica.');
    await user.click(within(form).getByRole('button', { name: 'Não vender' }));
    await sendNow(user);
    await waitFor(() =>
      expect(transport.requestsOf(refusePurchase)[0]?.body).toEqual({
        revision: 1,
        answer: 'Volta à fábrica.',
      }),
    );
  });

  it.each([
    ['Fazer a oferta', 'Mensagem ao cliente', 'Enviar a oferta', offerPurchase],
    ['Não vender este carro', 'Motivo', 'Não vender', refusePurchase],
  ])(
    "are answered by one: '%s' keeps what was typed when a colleague was first",
    async (title, label, button, call) => {
      const message = 'Caio Reis fez a oferta em 21/04/2027, 10:00.';
      let now = purchase();
      const { user } = open(`${LIST}/${now.id}`, {
        viewer,
        answers: [
          answer(listPurchases, { items: [now] }),
          answer(getPurchase, () => now),
          refuse(call, 409, { message, reason: 'changed-meanwhile' }),
        ],
      });
      if (call === refusePurchase)
        await user.click(await screen.findByRole('button', { name: 'Não vender' }));
      const form = within(await screen.findByRole('form', { name: title }));
      await user.type(form.getByLabelText(label), 'Como combinado.');
      if (call === offerPurchase) {
        await user.type(form.getByLabelText('Preço do carro'), '68.500,00');
        await user.type(form.getByLabelText('Vale até'), '10/05/2027');
      }
      now = purchase({ state: 'oferecida', revision: 2, answer: 'Tabela.' });
      await user.click(form.getByRole('button', { name: button }));
      await sendNow(user);
      await screen.findByText('Tabela.');
      await screen.findByText(TOO_LATE);
      expect(screen.getByRole('alert').textContent).toBe(message);
      expect(screen.getByLabelText(label)).toHaveProperty('value', 'Como combinado.');
      expect(screen.queryByRole('button', { name: button })).toBeNull();
    },
  );

  it('that were answered leave no form behind', async () => {
    let now = purchase();
    const { user } = open(`${LIST}/${now.id}`, {
      viewer,
      answers: [
        answer(listPurchases, { items: [now] }),
        answer(getPurchase, () => now),
        answer(offerPurchase, () => (now = purchase({ state: 'oferecida' }))),
      ],
    });
    const form = within(await screen.findByRole('form', { name: 'Fazer a oferta' }));
    await user.type(form.getByLabelText('Preço do carro'), '68.500,00');
    await user.type(form.getByLabelText('Vale até'), '10/05/2027');
    await user.type(form.getByLabelText('Mensagem ao cliente'), 'Tabela.');
    await user.click(form.getByRole('button', { name: 'Enviar a oferta' }));
    await sendNow(user);
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(screen.queryByText(TOO_LATE)).toBeNull();
  });

  it('wait for their title once they are paid', async () => {
    const bought = { state: 'comprada', boughtOn: '2027-05-03' } as const;
    const { user } = pane({ ...bought, transferUntil: '2027-06-02', price: 68_500 }, [
      refuse(transferPurchase, 400, {
        message: 'Confira os campos.',
        fields: [{ key: 'TransferredOn', message: 'Este dia não pode ser.' }],
      }),
    ]);
    screen.queryByRole('form', { name: 'Fazer a oferta' });
    await screen.findByText('02/06/2027');
    const day = await screen.findByLabelText('Dia da transferência');
    const note = () =>
      user.click(screen.getByRole('button', { name: 'Anotar a transferência' }));
    for (const wrong of ['01/05/2027', '05/05/2027']) {
      await user.clear(day);
      await user.type(day, wrong);
      await note();
      await screen.findByText('Escolha um dia de 03/05/2027 até hoje.');
      expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
    }
    await user.clear(day);
    await user.type(day, '04/05/2027');
    await note();
    await sendNow(user);
    await screen.findByText('Este dia não pode ser.');
  });

  it('whose offer stands too long, or not at all, are told before it waits', async () => {
    const { user } = pane({});
    const form = within(await screen.findByRole('form', { name: 'Fazer a oferta' }));
    await user.type(form.getByLabelText('Preço do carro'), '68.500,00');
    await user.type(form.getByLabelText('Mensagem ao cliente'), 'Tabela.');
    for (const wrong of ['04/05/2027', '04/06/2027']) {
      await user.clear(form.getByLabelText('Vale até'));
      await user.type(form.getByLabelText('Vale até'), wrong);
      await user.click(form.getByRole('button', { name: 'Enviar a oferta' }));
      await form.findByText('Escolha um dia de amanhã a 03/06/2027.');
      expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
    }
  });
});
