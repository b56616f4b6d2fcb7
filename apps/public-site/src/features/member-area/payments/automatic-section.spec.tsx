import { screen, waitFor, within } from '@testing-library/react';
import {
  type ContractPayments,
  endAutomatic,
  getContractPayments,
  type PaymentCharge,
  startAutomatic,
} from '@site/api-contract';
import { answer, guardConsole } from '@site/testing';
import { aBill, somePayments } from '../../../testing/payments';
import {
  aCharge,
  inTurn,
  openPayments as open,
  PATH,
  pickWay,
} from '../testing/open-payments';

guardConsole();

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" />';
const PIX = aCharge({ pix: { code: '00020101pix', picture: SVG } });
const withCharges = (...charges: PaymentCharge[]) =>
  somePayments({ bill: aBill({ charges }) });
const panel = async () =>
  within(await screen.findByRole('region', { name: 'Conta a pagar' }));

describe('Pix Automático', () => {
  it('offers Pix Automático with the open bill, and says how it stands', async () => {
    const asked: number[] = [];
    const waiting = somePayments({
      automatic: {
        state: 'criada',
        journey: 2,
        pix: { code: '00020126rec', picture: SVG },
      },
    });
    const { user } = open([
      inTurn(somePayments(), waiting),
      answer(startAutomatic, ({ body }) => {
        asked.push(body.journey);
        return waiting;
      }),
    ]);
    const section = within(await pickWay(user, 'Pix Automático'));
    await user.click(
      section.getByRole('button', { name: 'Pagar esta conta e autorizar' }),
    );
    expect(await section.findByText(/Esperando você autorizar/)).toBeTruthy();
    expect(asked).toEqual([3]);
    expect(section.getByRole('img', { name: 'QR code do Pix Automático' })).toBeTruthy();
    expect(
      section.getByRole('button', { name: 'Encerrar o Pix Automático' }),
    ).toBeTruthy();
  });

  it('offers it after the payment, too, and says that nothing changes without an answer', async () => {
    const before = withCharges(PIX);
    const after: ContractPayments = {
      ...withCharges({ ...PIX, offersAutomatic: true }),
      automatic: { state: 'criada', journey: 4, pix: null },
    };
    // The page also asks again by itself while a Pix waits.
    let payments: ContractPayments = before;
    const { user } = open([
      answer(getContractPayments, () => payments),
      answer(startAutomatic, ({ body }) => {
        expect(body).toEqual({ journey: 4 });
        payments = after;
        return after;
      }),
    ]);
    const section = within(await pickWay(user, 'Pix Automático'));
    await user.click(
      section.getByRole('button', { name: 'Pagar esta conta e autorizar depois' }),
    );
    expect(await (await panel()).findByText(/Sem resposta, nada muda/)).toBeTruthy();
  });

  it.each([
    ['says beside a Pix that it authorizes Pix Automático, too', true, 1],
    ['says nothing of it beside a Pix that authorizes nothing', undefined, 0],
  ] as const)('%s', async (_, offersAutomatic, times) => {
    const automatic = { state: 'criada', journey: 3, pix: null } as const;
    open([inTurn({ ...withCharges({ ...PIX, offersAutomatic }), automatic })]);
    await (await panel()).findByRole('img', { name: 'QR code do Pix' });
    expect(screen.queryAllByText(/você também autoriza/)).toHaveLength(times);
  });

  it('is asked for with the bill that the page was opened for', async () => {
    const asked: unknown[] = [];
    const { user } = open(
      [
        inTurn(somePayments()),
        answer(startAutomatic, ({ body }) => {
          asked.push(body);
          return somePayments();
        }),
      ],
      `${PATH}?vencimento=2026-12-10`,
    );
    const section = within(await pickWay(user, 'Pix Automático'));
    await user.click(
      section.getByRole('button', { name: 'Pagar esta conta e autorizar' }),
    );
    await waitFor(() => expect(asked).toEqual([{ journey: 3, dueDate: '2026-12-10' }]));
  });

  it('says that it leaves a bill out', async () => {
    const automatic = { state: 'aceita', journey: 1, pix: null } as const;
    open([inTurn(somePayments({ automatic, bill: aBill({ late: true }) }))]);
    await panel();
    screen.getByText('A conta acima fica fora: pague por Pix, boleto ou cartão.');
  });

  it('says nothing of bills left out when it pays the open one', async () => {
    const automatic = { state: 'aceita', journey: 1, pix: null } as const;
    const bill = aBill({ takenBy: 'pix-automatico' });
    open([inTurn(somePayments({ automatic, bill }))]);
    await panel();
    expect(screen.queryByText(/fica fora/)).toBeNull();
  });

  it.each([
    ['cartao-salvo', 'Encerrado. As próximas contas são cobradas no cartão salvo.'],
    ['boleto', /^Encerrado\. As próximas contas chegam ao seu e-mail com a linha/],
    [null, 'Encerrado. As próximas contas você paga por Pix, boleto ou cartão.'],
  ] as const)('that ended names what pays the next bills: %s', async (by, text) => {
    const automatic = { state: 'cancelada', journey: 1, pix: null } as const;
    const { user } = open([inTurn(somePayments({ automatic, nextBillsBy: by }))]);
    await pickWay(user, 'Pix Automático');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says that Pix Automático pays the open bill, and leaves the other ways', async () => {
    const scheduled = aCharge({ method: 'pix-automatico', state: 'scheduled' });
    open([inTurn(withCharges(scheduled))]);
    const bill = await panel();
    bill.getByText(
      'O Pix Automático paga esta conta em 24/11/2026: não é preciso fazer nada. Se preferir, pague agora de outra forma.',
    );
    bill.getByRole('button', { name: 'Pix' });
  });

  it.each([
    [
      'installment:1',
      'Depois do vencimento há multa e juros: se preferir, pague agora de outra forma.',
    ],
    ['km:1', 'Se preferir, pague agora de outra forma.'],
  ])(
    'says that Pix Automático tries again, and what waiting costs: %s',
    async (item, of) => {
      const state = { method: 'pix-automatico', state: 'scheduled' } as const;
      const items = [{ item, label: 'Conta', amount: 2637, contestable: true }];
      const charges = [aCharge({ ...state, triedBefore: true })];
      open([inTurn(somePayments({ bill: aBill({ items, charges }) }))]);
      (await panel()).getByText(
        `Seu banco não encontrou saldo. O Pix Automático tenta de novo a cada dois dias, até três vezes. ${of}`,
      );
    },
  );

  it('ends Pix Automático, and offers it again', async () => {
    const active = somePayments({
      bill: null,
      automatic: { state: 'aceita', journey: 1, pix: null },
    });
    const ended = somePayments({
      bill: null,
      automatic: { state: 'cancelada', journey: 1, pix: null },
    });
    const { user, transport } = open([
      inTurn(active, ended),
      answer(endAutomatic, ended),
    ]);
    const section = within(await screen.findByRole('region', { name: 'Pix Automático' }));
    expect(section.getByText(/^Ativo/)).toBeTruthy();
    const end = { name: 'Encerrar o Pix Automático' };
    await user.click(section.getByRole('button', end));
    const question = screen.getByRole('dialog', { name: 'Encerrar o Pix Automático?' });
    within(question).getByText(
      'As próximas mensalidades deixam de ser pagas sozinhas. Para voltar, é preciso autorizar de novo no aplicativo do banco.',
    );
    await user.click(
      within(question).getByRole('button', { name: 'Manter o Pix Automático' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(transport.requestsOf(endAutomatic)).toHaveLength(0);
    await user.click(section.getByRole('button', end));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', end));
    expect(await section.findByText(/^Encerrado/)).toBeTruthy();
    expect(section.getByRole('button', { name: 'Autorizar por QR code' })).toBeTruthy();
  });

  it('is not offered where nothing falls due after the bill, nor is a card or a prepared bill', async () => {
    open([inTurn(somePayments({ isLast: true }))]);
    const bill = await panel();
    bill.getByRole('button', { name: 'Pix' });
    expect(screen.queryByRole('heading', { name: 'Como você paga?' })).toBeNull();
    expect(screen.queryByRole('button', { name: /autorizar/i })).toBeNull();
  });

  it('is not offered of a contract that is over, whatever is still open', async () => {
    open([inTurn(somePayments({ next: null }))]);
    await panel();
    expect(screen.queryByRole('radio', { name: /^Pix Automático/ })).toBeNull();
  });

  it('that runs can be ended with the last bill, too', async () => {
    const automatic = { state: 'aceita', journey: 1, pix: null } as const;
    open([inTurn(somePayments({ isLast: true, automatic }))]);
    const section = within(await screen.findByRole('region', { name: 'Pix Automático' }));
    expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Encerrar o Pix Automático',
    ]);
  });

  it('does not speak of Pix Automático to companies', async () => {
    open([answer(getContractPayments, somePayments({ automatic: null }))]);
    await panel();
    expect(screen.queryByRole('radio', { name: /^Pix Automático/ })).toBeNull();
  });

  it('that did not pay a bill is not called refused by the bank', async () => {
    const declined = aCharge({ method: 'pix-automatico', state: 'declined' });
    open([inTurn(withCharges(declined))]);
    (await panel()).getByText(
      'O Pix Automático não pagou esta conta. Pague de outra forma.',
    );
  });
});
