import { screen, waitFor, within } from '@testing-library/react';
import {
  askPayment,
  getBoletoPdf,
  getContractPayments,
  getReceiptPdf,
  type PaymentCharge,
} from '@site/api-contract';
import { A_UUID, answer, guardConsole, refuse } from '@site/testing';
import { aBill, somePayments } from '../../../testing/payments';
import { aCharge, inTurn, openPayments as open, PATH } from '../testing/open-payments';

guardConsole();

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" />';

const PIX = aCharge({ pix: { code: '00020101pix', picture: SVG } });
const BOLETO = aCharge({
  method: 'boleto',
  boleto: { line: '99990.00012 00000.000422', picture: SVG },
});
const CARD = aCharge({
  method: 'cartao',
  card: { url: 'http://localhost:4300/cartao/cs_1' },
});

const withCharges = (...charges: PaymentCharge[]) =>
  somePayments({ bill: aBill({ charges }) });
const PAID = somePayments({
  bill: null,
  next: {
    ...{ label: 'Mensalidade 2 de 36', dueDate: '2027-01-11', amount: 2637 },
    payableFrom: '2027-01-01',
  },
  awaitsCar: true,
  payments: [
    {
      id: 'pay_1',
      label: 'Mensalidade 1 de 36',
      items: [],
      method: 'pix',
      amount: 2637,
      refunded: 0,
      paidAt: '2026-11-24T12:00:00.000Z',
    },
  ],
});

const panel = async () =>
  within(await screen.findByRole('region', { name: 'Conta a pagar' }));

describe('paying a contract', () => {
  it('pays each bill by itself, but a newer installment after an older one, and says why', async () => {
    const car = { label: 'Compra do carro', dueDate: '2026-12-03', amount: 61_000 };
    const month = { label: 'Mensalidade 2 de 36', dueDate: '2026-11-25', amount: 2700 };
    const later = [
      { ...month, late: true, afterOlder: true as const },
      { ...car, late: false },
    ];
    open([inTurn(somePayments({ later }))]);
    const others = await screen.findByRole('region', { name: 'Também em aberto' });
    const text = others.textContent?.replaceAll('\u00a0', ' ');
    expect(text).toContain(
      'Mensalidade 2 de 36, venceu em 25/11/2026Depois da mais antiga: mensalidades são pagas na ordem em que vencem, para a multa e os juros pararem de subir.R$ 2.700,00',
    );
    expect(text).toContain('Compra do carro, vence em 03/12/2026R$ 61.000,00');
    expect(text).toContain(
      'Cada conta tem o seu pagamento: escolha a que você quer pagar.',
    );
    const ways = within(others).getAllByRole('link');
    expect(
      ways.map((way) => [way.getAttribute('aria-label'), way.getAttribute('href')]),
    ).toEqual([['Pagar: Compra do carro', `${PATH}?vencimento=2026-12-03`]]);
  });

  it('offers no choice of a bill while none of the later ones can be paid yet', async () => {
    const month = { label: 'Mensalidade 2 de 36', dueDate: '2026-11-25', amount: 2700 };
    const later = [{ ...month, late: true, afterOlder: true as const }];
    open([inTurn(somePayments({ later }))]);
    const others = await screen.findByRole('region', { name: 'Também em aberto' });
    within(others).getByText(/^Depois da mais antiga/);
    expect(within(others).queryByText(/escolha a que você quer pagar/)).toBeNull();
  });

  it("shows the customer's usual method until one is open", async () => {
    const planned =
      'Ao contratar, você escolheu boleto. Confirme abaixo ou pague de outra forma.';
    const { unmount } = open([inTurn(somePayments({ planned: 'boleto' }))]);
    (await panel()).getByText(planned);
    unmount();
    open([inTurn({ ...withCharges(PIX), planned: 'boleto' })]);
    await (await panel()).findByText(/^Esperando o banco confirmar/);
    expect(screen.queryByText(planned)).toBeNull();
  });

  it('fills one button: the usual method, or Pix, until one is chosen', async () => {
    const filled = (ways: HTMLElement) =>
      [...ways.querySelectorAll('.btn:not(.btn--line)')].map((way) => way.textContent);
    const { unmount } = open([inTurn(somePayments({ planned: 'boleto' }))]);
    const group = { name: 'Pagar esta conta' };
    expect(filled((await panel()).getByRole('group', group))).toEqual(['Boleto']);
    unmount();
    const { user } = open([inTurn(somePayments({ planned: null }))]);
    const ways = (await panel()).getByRole('group', group);
    expect(filled(ways)).toEqual(['Pix']);
    await user.click(within(ways).getByRole('button', { name: 'Cartão' }));
    expect(filled(ways)).toEqual([]);
  });

  it('lists three payments, and all when asked', async () => {
    const [paid] = PAID.payments;
    if (!paid) throw new Error('There is no payment.');
    const payments = [5, 4, 3, 2, 1].map((month) => ({
      ...paid,
      id: `pay_${month}`,
      label: `Mensalidade ${month} de 36`,
    }));
    const { user } = open([inTurn({ ...PAID, payments })]);
    const list = within(await screen.findByRole('region', { name: 'O que você pagou' }));
    const labels = () =>
      list.getAllByRole('listitem').map((row) => row.textContent.slice(0, 19));
    expect(labels()).toEqual([5, 4, 3].map((month) => `Mensalidade ${month} de 36`));
    await user.click(list.getByRole('button', { name: 'Ver os 5 pagamentos' }));
    expect(labels()).toHaveLength(5);
    await user.click(list.getByRole('button', { name: 'Ver menos pagamentos' }));
    expect(labels()).toHaveLength(3);
  });

  it('keeps a dispute open while a newer payment takes the place of its own', async () => {
    const [paid] = PAID.payments;
    if (!paid) throw new Error('There is no payment.');
    const km = { item: 'km:1', label: '500 km a mais', amount: 350, contestable: true };
    const months = [4, 3, 2, 1].map((month) => ({
      ...paid,
      id: `pay_${month}`,
      label: `Mensalidade ${month} de 36`,
      items: month === 1 ? [km] : [],
    }));
    // The page looks for newer payments while a Pix is open.
    const { user } = open([
      inTurn(
        { ...withCharges(PIX), payments: months.slice(1) },
        { ...PAID, payments: months },
      ),
    ]);
    await user.click(
      await screen.findByRole('button', { name: 'Contestar: 500 km a mais' }),
    );
    await screen.findByRole('dialog');
    await screen.findByText(/^Mensalidade 4 de 36/, {}, { timeout: 5_000 });
    screen.getByRole('dialog');
  });

  it('offers nothing for the next bills of a contract that is over', async () => {
    open([inTurn(somePayments({ bill: null, next: null }))]);
    (await panel()).getByText('Nenhuma conta em aberto.');
    for (const name of [
      'Pix Automático',
      'Cartão salvo',
      'Como receber as próximas contas',
    ])
      expect(screen.queryByRole('heading', { name })).toBeNull();
  });

  it('says that months go on while a demanded car is out', async () => {
    const { unmount } = open([inTurn(somePayments())]);
    await panel();
    expect(screen.queryByText(/as mensalidades continuam vencendo/)).toBeNull();
    unmount();
    open([inTurn(somePayments({ isCarDemanded: true }))]);
    await screen.findByText(/^Até o carro voltar, as mensalidades continuam vencendo/);
  });

  it('opens the bill of the address, and requests its charge', async () => {
    const [dueDate, older] = ['2027-05-03', '2027-04-26'];
    const bill = aBill({ dueDate });
    const later = [{ label: 'Multa', dueDate: older, amount: 1, late: true }];
    const { user, transport } = open(
      [inTurn(somePayments({ bill, later })), answer(askPayment, withCharges(PIX))],
      `${PATH}?vencimento=${dueDate}`,
    );
    await user.click((await panel()).getByRole('button', { name: 'Pix' }));
    const [asked] = transport.requestsOf(getContractPayments);
    expect(asked?.query).toEqual({ dueDate });
    expect(transport.requestsOf(askPayment)[0]?.body).toEqual({ method: 'pix', dueDate });
    const others = await screen.findByRole('region', { name: 'Também em aberto' });
    within(others).getByRole('link', { name: 'Pagar: Multa' });
  });

  it.each([
    [
      [{ label: 'Mensalidade 2 de 36', dueDate: '2026-12-10', amount: 1, late: false }],
      'Antes da mensalidade de 10/12/2026 vem esta, que venceu primeiro: assim a multa e os juros param de subir.',
    ],
    [
      [],
      'A conta de 10/12/2026 não está em aberto: já foi paga ou ainda não foi gerada.',
    ],
  ])(
    'says why it opens with another bill than the named one: %j',
    async (later, text) => {
      open([inTurn(somePayments({ later }))], `${PATH}?vencimento=2026-12-10`);
      (await panel()).getByText(text);
    },
  );

  it('offers three ways, and shows the Pix to read and to copy', async () => {
    const { user, copied } = open([
      inTurn(somePayments(), withCharges(PIX)),
      answer(askPayment, withCharges(PIX)),
    ]);
    const bill = await panel();
    expect(bill.getByRole('heading', { name: 'Mensalidade 1 de 36' })).toBeTruthy();
    expect(bill.getByText('Vence em 24/11/2026')).toBeTruthy();
    const ways = within(bill.getByRole('group', { name: 'Pagar esta conta' }));
    await user.click(ways.getByRole('button', { name: 'Pix' }));
    const picture = await bill.findByRole('img', { name: 'QR code do Pix' });
    // On a phone, which cannot read its own screen, the code comes first.
    const button = bill.getByRole('button', { name: 'Copiar' });
    for (const later of [picture, bill.getByLabelText('Pix copia e cola')])
      expect(button.compareDocumentPosition(later)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    bill.getByText(
      'Copie o código e pague no aplicativo do seu banco, ou leia o QR code.',
    );
    expect(bill.getByText(/A página se atualiza sozinha/)).toBeTruthy();
    await user.click(button);
    expect(copied).toEqual(['00020101pix']);
    expect(await bill.findByText('Copiado.')).toBeTruthy();
  });

  it('shows no boleto of yesterday, which asks for less than is owed today', async () => {
    const bill = aBill({ late: true, amount: 2640, charges: [BOLETO] });
    open([inTurn(somePayments({ bill }))]);
    (await panel()).getByText('R$ 2.640,00');
    expect(screen.queryByText('Linha digitável')).toBeNull();
    screen.getByRole('button', { name: 'Boleto', pressed: false });
  });

  it('shows the boleto with its line, its bars and its file', async () => {
    const { user, saved } = open([
      answer(getContractPayments, withCharges(BOLETO)),
      answer(getBoletoPdf, {
        name: 'boleto.pdf',
        type: 'application/pdf',
        bytes: new Uint8Array(),
      }),
    ]);
    const bill = await panel();
    expect(bill.getByLabelText<HTMLTextAreaElement>('Linha digitável').value).toBe(
      '99990.00012 00000.000422',
    );
    expect(bill.getByRole('img', { name: 'Código de barras do boleto' })).toBeTruthy();
    await user.click(bill.getByRole('button', { name: 'Baixar boleto em PDF' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['boleto.pdf']));
  });

  it('shows a named bill that cannot be paid yet with the day of its Pix, and another open one below', async () => {
    const later = [
      { label: 'Compra do carro', dueDate: '2026-12-03', amount: 61_000, late: false },
    ];
    open([inTurn({ ...PAID, later })], `${PATH}?vencimento=2027-01-11`);
    const bill = await panel();
    bill.getByRole('heading', { name: 'Mensalidade 2 de 36' });
    bill.getByText('Vence em 11/01/2027. Dá para pagar a partir de 01/01/2027.');
    expect(bill.queryByText('Em dia')).toBeNull();
    const others = await screen.findByRole('region', { name: 'Também em aberto' });
    within(others).getByRole('link', { name: 'Pagar: Compra do carro' });
  });

  it('promises no next bill where the car comes back before it', async () => {
    open([inTurn(somePayments({ bill: null, next: null, isLast: true }))]);
    const bill = await panel();
    bill.getByText('Nenhuma conta em aberto.');
    expect(bill.queryByText(/vence em/)).toBeNull();
  });

  it('leads to the page of the bank for a card', async () => {
    const { user, loads } = open([
      answer(getContractPayments, withCharges(CARD)),
      answer(askPayment, withCharges(CARD)),
    ]);
    const bill = await panel();
    await user.click(bill.getByRole('button', { name: 'Ir para a página do banco' }));
    await waitFor(() => expect(loads).toEqual(['http://localhost:4300/cartao/cs_1']));
  });

  it('says that the card was approved, and asks for it no second time by itself', async () => {
    const { user } = open(
      [answer(getContractPayments, withCharges(CARD))],
      `${PATH}?cartao=aprovado`,
    );
    const bill = await panel();
    bill.getByText('O banco aprovou o cartão. Falta só a confirmação chegar aqui.');
    const goes = { name: 'Ir para a página do banco' };
    expect(bill.queryByRole('button', goes)).toBeNull();
    await user.click(bill.getByRole('button', { name: 'Cartão' }));
    await bill.findByRole('button', goes);
  });

  it('says that a card was declined, and lets it be tried again', async () => {
    open([
      answer(
        getContractPayments,
        withCharges(aCharge({ method: 'cartao', state: 'declined' })),
      ),
    ]);
    const bill = await panel();
    expect(bill.getByRole('alert').textContent).toContain(
      'O banco recusou o pagamento por cartão. Nada foi cobrado.',
    );
    expect(bill.getByRole('button', { name: 'Cartão' })).toBeTruthy();
  });

  it("notices the bank's confirmation without a reload", async () => {
    open([inTurn(withCharges(PIX), PAID)]);
    const bill = await panel();
    expect(await bill.findByText(/Pagamento recebido/)).toBeTruthy();
    expect(bill.getByRole('heading', { name: 'Em dia' })).toBeTruthy();
    bill.getByText(
      /^A próxima, R\$\s2\.637,00, vence em 11\/01\/2027\. Dá para pagar a partir de 01\/01\/2027\.$/,
    );
    expect(bill.getByRole('link', { name: 'Ver a entrega' }).getAttribute('href')).toBe(
      `/area-logada/entregas/${A_UUID}`,
    );
  });

  it("says that the bank is unavailable, with the API's message", async () => {
    const { user, popups } = open([
      answer(getContractPayments, somePayments()),
      refuse(askPayment, 503, { message: 'O banco não respondeu agora.' }),
    ]);
    const bill = await panel();
    await user.click(bill.getByRole('button', { name: 'Boleto' }));
    expect((await bill.findByRole('alert')).textContent).toBe(
      'O banco não respondeu agora.',
    );
    expect(popups).toEqual([]);
  });

  it('says what is late, what was paid of it, and where nothing can be paid on line', async () => {
    open([
      answer(
        getContractPayments,
        somePayments({
          online: false,
          bill: aBill({ late: true, lateCharges: 52.74, paid: 100 }),
        }),
      ),
    ]);
    const bill = await panel();
    expect(bill.getByText('Venceu em 24/11/2026')).toBeTruthy();
    expect(bill.getByText(/52,74 são multa de 2% e juros/)).toBeTruthy();
    expect(bill.getByText(/Você já pagou R\$\s100,00 desta conta/)).toBeTruthy();
    expect(bill.getByText(/ainda não está disponível/)).toBeTruthy();
    expect(bill.queryByRole('button', { name: 'Pix' })).toBeNull();
  });

  it('asks nobody to pay again a bill whose boleto the bank may still confirm', async () => {
    const charges = [{ ...BOLETO, amount: 2637 }];
    const late = { late: true, amount: 2690.61, lateCharges: 53.61 };
    const bill = aBill({ ...late, charges, clearsUntil: '2026-11-26' });
    const { unmount } = open([answer(getContractPayments, somePayments({ bill }))]);
    const said = await (await panel()).findByText(/^Já pagou o boleto/);
    expect(said.textContent.replaceAll('\u00a0', ' ')).toBe(
      'Já pagou o boleto de R$ 2.637,00? Então não pague de novo: o banco tem até 26/11/2026 para confirmar. Quem pagou até o vencimento não deve multa nem juros.',
    );
    unmount();
    const over = aBill({ ...late, charges });
    open([answer(getContractPayments, somePayments({ bill: over }))]);
    await (await panel()).findByText('R$ 2.690,61');
    expect(screen.queryByText(/^Já pagou/)).toBeNull();
  });

  it('keeps a receipt of each payment', async () => {
    const { user, saved } = open([
      answer(getContractPayments, PAID),
      answer(getReceiptPdf, {
        name: 'recibo.pdf',
        type: 'application/pdf',
        bytes: new Uint8Array(),
      }),
    ]);
    await user.click(
      await screen.findByRole('button', {
        name: 'Recibo em PDF: Mensalidade 1 de 36, Pix, 24/11/2026',
      }),
    );
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['recibo.pdf']));
  });

  it('is not found for an unknown contract or one of another customer', async () => {
    open([refuse(getContractPayments, 404)]);
    expect(
      await screen.findByRole('heading', { name: 'Não encontramos esse contrato' }),
    ).toBeTruthy();
  });
});
