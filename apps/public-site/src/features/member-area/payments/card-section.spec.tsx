import { screen, waitFor, within } from '@testing-library/react';
import {
  askPayment,
  type ContractPayments,
  getContract,
  getContractPayments,
  getLoggedUser,
  listContracts,
  type PaymentCharge,
  removeCard,
  startCard,
} from '@site/api-contract';
import {
  A_UUID,
  aContract,
  type Answer,
  answer,
  aUser,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { aBill, somePayments } from '../../../testing/payments';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';
import { pickWay } from '../testing/open-payments';

guardConsole();

const BANK = 'http://localhost:4300/cartao/cs_1';
const aCharge = (changes: Partial<PaymentCharge> = {}): PaymentCharge => ({
  id: A_UUID,
  method: 'cartao',
  state: 'open',
  amount: 2637,
  payableUntil: '2026-12-12',
  pix: null,
  boleto: null,
  card: { url: BANK },
  keepsCard: false,
  ...changes,
});
const KEPT = {
  brand: 'Visa',
  last4: '1111',
  expiry: '12/30',
  keptAt: '2026-11-23T12:00:00Z',
};

/** Opens the page of payments; `write` answers every write with the new payments. */
function open(
  first: Partial<ContractPayments>,
  write: (asked: {
    path: string;
    body: unknown;
  }) => Partial<ContractPayments> = () => ({}),
  instead: readonly Answer[] = [],
) {
  let now = first;
  const after = (path: string) => (asked: object) => {
    const body: unknown = 'body' in asked ? asked.body : undefined;
    now = { ...now, ...write({ path, body }) };
    return somePayments(now);
  };
  const { wire, loads } = siteScene();
  const view = renderRoute(
    amongOthers(memberAreaRoutes),
    `/area-logada/contratos/${A_UUID}/pagar`,
    {
      wire,
      viewer: aViewer('customer'),
      answers: [
        answer(getLoggedUser, aUser()),
        answer(getContract, aContract()),
        answer(listContracts, []),
        answer(getContractPayments, () => somePayments(now)),
        answer(startCard, after('start')),
        answer(removeCard, after('remove')),
        answer(askPayment, after('ask')),
        ...instead,
      ],
    },
  );
  return { ...view, loads };
}
const section = async () =>
  within(await screen.findByRole('region', { name: 'Cartão salvo' }));

describe('a saved card', () => {
  it('is saved without a payment, on the page of the bank', async () => {
    const { user } = open({}, () => ({
      card: { kept: null, url: BANK, refused: false, awaited: false },
    }));
    const card = within(await pickWay(user, 'Cartão salvo'));
    await user.click(card.getByRole('button', { name: 'Salvar um cartão' }));
    const link = await card.findByRole('link', { name: 'Ir para a página do banco' });
    expect(link.getAttribute('href')).toBe(BANK);
    expect(card.getByText(/Agora nada é cobrado/)).toBeTruthy();
    expect(card.getByRole('button', { name: 'Agora não' })).toBeTruthy();
  });

  it('is named by brand and last digits, and removed with one click', async () => {
    const { user } = open(
      {
        card: { kept: KEPT, url: null, refused: false, awaited: false },
        nextBillsBy: 'cartao-salvo',
      },
      ({ path }) => {
        expect(path).toBe('remove');
        return {
          card: { kept: null, url: null, refused: false, awaited: false },
          nextBillsBy: null,
        };
      },
    );
    const card = await section();
    expect(card.getByText('Visa final 1111')).toBeTruthy();
    expect(card.getByText(/cobradas nele no dia do vencimento/)).toBeTruthy();
    expect(card.getByRole('button', { name: 'Trocar de cartão' })).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Remover o cartão' }));
    const question = within(
      screen.getByRole('dialog', { name: 'Remover o Visa final 1111?' }),
    );
    question.getByText(
      'As próximas parcelas deixam de ser cobradas nele. Para voltar, é preciso digitar o cartão de novo na página do banco.',
    );
    question.getByRole('button', { name: 'Manter o cartão' });
    await user.click(question.getByRole('button', { name: 'Remover o cartão' }));
    expect(await card.findByRole('button', { name: 'Salvar um cartão' })).toBeTruthy();
  });

  it('that expires before the next bill is said to be changed, wherever it is named', async () => {
    const { user } = open({
      card: {
        kept: { ...KEPT, expiry: '11/26', missesNext: true },
        url: null,
        refused: false,
        awaited: false,
      },
      nextBillsBy: 'cartao-salvo',
    });
    const card = await section();
    card.getByText(/A validade acaba antes da próxima conta/);
    within(await pickWay(user, 'Eu pago cada conta')).getByText(
      'O cartão salvo não paga a próxima conta. Troque de cartão, ou remova este para receber Pix ou boleto por e-mail.',
    );
    expect(screen.queryByText(/cobradas nele|paga as contas/)).toBeNull();
  });

  it('says that the bank is keeping it, until it is there', async () => {
    open({ card: { kept: null, url: null, refused: false, awaited: true } });
    const card = await section();
    expect(card.getByText(/^O banco está salvando o seu cartão/)).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Salvar um cartão' })).toBeNull();
  });

  it('does not say that it pays while Pix Automático does', async () => {
    open({
      card: { kept: KEPT, url: null, refused: false, awaited: false },
      nextBillsBy: 'pix-automatico',
    });
    const card = await section();
    expect(card.getByText(/^O Pix Automático paga as contas/)).toBeTruthy();
    expect(card.queryByText(/cobradas nele/)).toBeNull();
  });

  it('is not asked for with the last bill, and one that there is can be removed', async () => {
    open({
      isLast: true,
      bill: aBill({ charges: [aCharge()] }),
      card: { kept: KEPT, url: null, refused: false, awaited: false },
    });
    const card = await section();
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remover o cartão',
    ]);
    await screen.findByRole('button', { name: 'Ir para a página do banco' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is agreed to at the payment, before any request to the bank', async () => {
    const { user, transport, loads } = open({}, () => ({
      bill: aBill({ charges: [aCharge({ keepsCard: true })] }),
    }));
    await user.click(await screen.findByRole('button', { name: 'Cartão' }));
    const name = 'Usar este cartão nas próximas parcelas';
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect(box.checked).toBe(false);
    await user.click(box);
    await user.click(box);
    await user.click(box);
    expect(transport.requestsOf(askPayment)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ir para a página do banco' }));
    await waitFor(() => expect(loads).toEqual([BANK]));
    expect(transport.requestsOf(askPayment).map(({ body }) => body)).toEqual([
      { method: 'cartao', keepCard: true },
    ]);
  });

  it('stays agreed to until the payer changes that', async () => {
    open({ bill: aBill({ charges: [aCharge({ keepsCard: true })] }) });
    await screen.findByRole('checkbox', {
      name: 'Usar este cartão nas próximas parcelas',
      checked: true,
    });
  });

  it('is confirmed at the bank when the bank asks for it', async () => {
    open({ bill: aBill({ charges: [aCharge({ method: 'cartao-salvo' })] }) });
    const link = await screen.findByRole('link', { name: 'Confirmar no banco' });
    expect(link.getAttribute('href')).toBe(BANK);
    expect(screen.getByText(/Confirme até 12\/12\/2026/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('pays the open bill on its day, and leaves the other ways', async () => {
    open({ bill: aBill({ takenBy: 'cartao-salvo' }) });
    await screen.findByText(
      'O cartão salvo paga esta conta em 24/11/2026: não é preciso fazer nada. Se preferir, pague agora de outra forma.',
    );
    screen.getByRole('button', { name: 'Pix' });
  });

  it.each([
    ['scheduled', /Estamos cobrando esta conta/],
    ['failed', /Tentamos de novo a cada dois dias/],
    ['declined', /recusou o pagamento por cartão salvo/],
  ] as const)('that is %s is said at the bill', async (state, text) => {
    open({
      bill: aBill({ charges: [aCharge({ method: 'cartao-salvo', state, card: null })] }),
    });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pix' })).toBeTruthy();
  });

  it.each([
    ['Trocar de cartão', startCard],
    ['Remover o cartão', removeCard],
  ])('is asked about once by two clicks on "%s"', async (name, call) => {
    const { user, transport } = open(
      { card: { kept: KEPT, url: null, refused: false, awaited: false } },
      undefined,
      [neverAnswer(call)],
    );
    let button = (await section()).getByRole('button', { name });
    if (call === removeCard) {
      await user.click(button);
      button = within(screen.getByRole('dialog')).getByRole('button', { name });
    }
    await user.click(button);
    await user.click(button);
    expect(transport.requestsOf(call)).toHaveLength(1);
  });

  it('that could not be removed is said, and stays', async () => {
    const message = 'O banco não respondeu agora.';
    const { user } = open(
      { card: { kept: KEPT, url: null, refused: false, awaited: false } },
      undefined,
      [refuse(removeCard, 503, { message })],
    );
    const card = await section();
    const remove = { name: 'Remover o cartão' };
    await user.click(card.getByRole('button', remove));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', remove));
    expect((await card.findByRole('alert')).textContent).toBe(message);
    expect(card.getByText('Visa final 1111')).toBeTruthy();
  });

  it('that the bank refused is said', async () => {
    open({ card: { kept: null, url: null, refused: true, awaited: false } });
    expect((await section()).getByText(/Tente com outro/)).toBeTruthy();
  });
});
