import { itemLabel, itemsLabel } from './item-labels.rules';
import { chargeOf, lateChargesOf, paymentOf } from './ledger.rules';
import { chargedStateOf, openItems } from './statement.rules';

const charged = [
  chargeOf({
    reference: 'charge:5',
    onDay: '2026-11-22',
    dueOn: '2026-12-10',
    items: [{ item: 'installment:5', account: 'revenue-monthly', centavos: 263_700 }],
  }),
  chargeOf({
    reference: 'km:1',
    onDay: '2026-11-22',
    dueOn: '2026-12-10',
    detail: { 'km:1': 500 },
    items: [{ item: 'km:1', account: 'revenue-km', centavos: 35_000 }],
  }),
  chargeOf({
    reference: 'damages',
    onDay: '2026-11-22',
    dueOn: '2026-12-10',
    detail: {
      'damage:1': 'risco na porta',
      'traffic-fine:5': 'de 03/11/2026',
      'km-settlement': 1_234,
    },
    items: [
      { item: 'damage:1', account: 'revenue-damage', centavos: 80_000 },
      { item: 'traffic-fine:5', account: 'traffic-fines', centavos: 19_523 },
      { item: 'km-settlement', account: 'revenue-km', centavos: 86_380 },
      { item: 'deductible:1', account: 'revenue-deductible', centavos: 200_000 },
      { item: 'purchase', account: 'revenue-sale', centavos: 5_000_000 },
    ],
  }),
];
const book = {
  contract: {
    terms: {
      term: 36,
      oneOff: [{ key: 'entrega-em-casa', label: 'Entrega em casa', centavos: 29_900 }],
    },
  },
  entries: charged,
};

describe('what a charge is called', () => {
  it.each([
    ['installment:5', 'Mensalidade 5 de 36'],
    ['once:entrega-em-casa', 'Entrega em casa'],
    ['km:1', '500 km a mais'],
    ['km:2', 'Km a mais'],
    ['km-settlement', 'Acerto de km: 1.234 km a mais'],
    ['damage:1', 'Dano: risco na porta'],
    ['traffic-fine:5', 'Multa de trânsito de 03/11/2026'],
    ['deductible:1', 'Franquia do seguro'],
    ['exit', 'Custo de saída'],
    ['purchase', 'Compra do carro'],
    ['interest:5', 'Juros da mensalidade 5'],
  ])('%s is %s', (item, label) => expect(itemLabel(item, book)).toBe(label));

  it('names all that a bill holds, the installment first, and leaves the late charges to it', () => {
    expect(itemsLabel(['km:1', 'fine:5', 'installment:5'], book)).toBe(
      'Mensalidade 5 de 36 e 500 km a mais',
    );
    expect(itemsLabel(['damage:1', 'once:entrega-em-casa', 'installment:1'], book)).toBe(
      'Mensalidade 1 de 36, entrega em casa e dano: risco na porta',
    );
  });

  it('counts what is too much to name', () => {
    const items = ['damage:1', 'km-settlement', 'deductible:1', 'exit'];
    expect(itemsLabel(items, book)).toBe(
      'Acerto de km: 1.234 km a mais, dano: risco na porta e mais 2 itens',
    );
  });

  it('calls late charges by their names when nothing else is open', () => {
    expect(itemsLabel(['fine:5', 'interest:5'], book)).toBe(
      'Multa da mensalidade 5 e juros da mensalidade 5',
    );
    expect(itemsLabel([], book)).toBe('Acerto do contrato');
  });
});

describe('a payment of an installment', () => {
  it('pays it and its late charges first, and no other item that bears its number', () => {
    const [price] = openItems(charged);
    if (!price) throw new Error('The installment is open');
    const late = lateChargesOf({
      installment: 5,
      open: price,
      onDay: '2026-12-20',
      charged: { fined: false, interestUntil: null, left: 0, undone: 0 },
    });
    if (!late) throw new Error('It is late');
    const open = openItems([...charged, late]);
    const payment = paymentOf({
      reference: 'payment:1',
      onDay: '2026-12-20',
      centavos: 263_700 + 5_274 + 879,
      open,
      installment: 5,
    });
    expect(payment.postings.map(({ item }) => item)).toEqual([
      null,
      'fine:5',
      'interest:5',
      'installment:5',
    ]);
  });
});

it('a traffic fine is owed and paid as other items are, though it earns nothing', () => {
  expect(chargedStateOf(charged, 'traffic-fine:5', '2026-12-01')).toEqual({
    state: 'a_vencer',
    openCentavos: 19_523,
    paidCentavos: 0,
    dueOn: '2026-12-10',
  });
});
