import { type DeliveryEstimate } from '@site/api-contract';
import { offersOf } from '@site/api-contract/pricing';
import { safeDestination } from '@site/api-contract/site-paths';
import { cartItems } from '@site/simulator';
import { aBasket, aQuote, aSimulation, CLASSES } from '@site/testing';
import { checkoutFormOf, exitMonths } from './checkout/checkout-rules';
import { chooseOffers, readChoose, wantedBy, writeChoose } from './choose/choose-search';
import { NO_FILTERS } from './choose/filter/relax-filters';
import { compareRows } from './core/compare-rows';

describe('the list', () => {
  const shown = (query: string) => {
    const state = readChoose(new URLSearchParams(query));
    return chooseOffers(
      offersOf(CLASSES, state.term, state.km, wantedBy(state.filters)),
      state,
    ).map(({ model, monthly }) => `${model.name} ${monthly}`);
  };

  it('prices every model at its cheapest version, cheapest first', () => {
    expect(shown('')).toEqual(['Lira 1699', 'Lume 2199', 'Aroeira 2549']);
  });

  it.each([
    ['prazo=48&km=500', ['Lira 1499', 'Lume 1949', 'Aroeira 2249']],
    ['prazo=12', ['Lira 1959', 'Lume 2539', 'Aroeira 2939']],
    ['ordem=maior-preco', ['Aroeira 2549', 'Lume 2199', 'Lira 1699']],
    ['ordem=entrega', ['Lume 2199', 'Aroeira 2549', 'Lira 1699']],
    ['classe=suv,hatch', ['Lira 1699', 'Aroeira 2549']],
    ['preco=2200', ['Lira 1699', 'Lume 2199']],
    ['cambio=automatico', ['Lume 2199', 'Aroeira 2549']],
    ['cambio=manual', ['Lira 1699']],
    ['combustivel=eletrico', ['Lume 2199']],
    ['combustivel=flex&lugares=5', ['Lira 1699', 'Aroeira 2549']],
    ['lugares=4', ['Lira 1699', 'Lume 2199', 'Aroeira 2549']],
    ['lugares=7', []],
    ['pronta=1', ['Lume 2199', 'Aroeira 2549']],
    ['modelo=aroeira', ['Aroeira 2549', 'Lira 1699', 'Lume 2199']],
    ['preco=1800&classe=suv', []],
  ])('shows for %s: %j', (query, expected) => {
    expect(shown(query)).toEqual(expected);
  });

  it('keeps parameters of others and leaves out what is not filtered', () => {
    const search = new URLSearchParams('utm_campaign=verao&classe=suv&pronta=1');
    expect(
      writeChoose(search, { ...readChoose(search), filters: NO_FILTERS }).toString(),
    ).toBe('utm_campaign=verao');
  });
});

describe('the cart', () => {
  const items = cartItems([
    aSimulation({
      basket: aBasket({
        quote: aQuote({
          monthly: 2637,
          contractTotal: 94_932,
          exitCosts: Array<number>(36).fill(10_548),
        }),
      }),
    }),
    aSimulation({
      basket: aBasket({
        term: 24,
        km: 1500,
        quote: aQuote({
          monthly: 2679,
          contractTotal: 64_296,
          deductible: 2500,
          exitCosts: Array<number>(24).fill(6429.6),
        }),
      }),
    }),
    aSimulation({ basket: null }),
  ]);
  const row = (key: string) =>
    compareRows(items).find((candidate) => candidate.key === key)?.cells;

  it('leaves out simulations without a car', () => {
    expect(items).toHaveLength(2);
  });

  it('names the best of each row with a word, and the distance of the others', () => {
    expect(row('term')).toEqual([
      { text: '36 meses' },
      { text: '24 meses', best: 'mais curto' },
    ]);
    expect(row('km')).toEqual([
      { text: '1.000 km', note: 'extra: R$\u00a00,70' },
      { text: '1.500 km', note: 'extra: R$\u00a00,70', best: 'mais km' },
    ]);
    expect(row('total')).toEqual([
      { text: 'R$\u00a094.932,00', note: 'R$\u00a030.636,00 a mais' },
      { text: 'R$\u00a064.296,00', note: undefined, best: 'menor' },
    ]);
    expect(row('exit')).toEqual([
      { text: 'R$\u00a010.548,00', note: '4 mensalidades, o máximo' },
      { text: 'R$\u00a06.429,60', note: undefined, best: 'menor' },
    ]);
  });

  it('has no best where all are equal', () => {
    expect(row('delivery')).toEqual([
      { text: 'Pronta entrega: com você até 01/12/2026' },
      { text: 'Pronta entrega: com você até 01/12/2026' },
    ]);
  });

  it('names no best of a row that several share', () => {
    const [longer, shorter] = items;
    if (!longer || !shorter) throw new Error('no simulations');
    const rows = compareRows([longer, longer, shorter, shorter]);
    expect(rows.flatMap(({ cells }) => cells.flatMap(({ best }) => best ?? []))).toEqual(
      [],
    );
  });

  it('calls a color that costs something the lesser, not free', () => {
    const painted = (cost: number) => {
      const line = { key: 'cor', label: 'Cor', monthly: cost, once: 0 };
      return aSimulation({ basket: aBasket({ quote: aQuote({ lines: [line] }) }) });
    };
    const bestOf = (...costs: number[]) =>
      compareRows(cartItems(costs.map(painted)))
        .find(({ key }) => key === 'color')
        ?.cells.map(({ best }) => best);
    expect(bestOf(0, 30)).toEqual(['sem custo', undefined]);
    expect(bestOf(90, 30)).toEqual([undefined, 'menor']);
  });

  it('promises the delivery in the words of every other screen', () => {
    const delivered = (delivery: DeliveryEstimate) =>
      aSimulation({ basket: aBasket({ quote: aQuote({ delivery }) }) });
    const rows = compareRows(
      cartItems([
        delivered({ kind: 'stock', date: '2026-12-02', businessDays: 7 }),
        delivered({ kind: 'order', date: '2027-01-27', businessDays: 45 }),
        delivered({ kind: 'queue', date: '2027-01-27', businessDays: 45 }),
      ]),
    );
    expect(rows.find(({ key }) => key === 'delivery')?.cells).toEqual([
      { text: 'Pronta entrega: com você até 02/12/2026', best: 'mais cedo' },
      { text: 'Sob encomenda: com você até 27/01/2027' },
      { text: 'Só na pré-reserva' },
    ]);
  });
});

describe('checkout', () => {
  it('refuses what is missing with a sentence for each', () => {
    const answer = checkoutFormOf(1).safeParse({
      paymentMethod: null,
      dueDay: 7,
      income: null,
      acceptedSummary: false,
    });
    expect(answer.error?.issues.map(({ message }) => message)).toEqual([
      'Escolha como pagar.',
      'Escolha o dia do vencimento.',
      'Informe a renda.',
      'Leia o resumo e confirme para enviar.',
    ]);
  });

  it.each([
    [1, null, 'Informe a renda.'],
    [1, '11 mil', 'Escreva a renda em números, como 11.200,00.'],
    [2, null, 'Informe o faturamento.'],
    [2, '1 milhão', 'Escreva o faturamento em números, como 11.200,00.'],
  ] as const)('client type %i with the income %j: %s', (clientType, income, message) => {
    const answer = checkoutFormOf(clientType).safeParse({
      paymentMethod: 'pix',
      dueDay: 10,
      income,
      acceptedSummary: true,
    });
    expect(answer.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it.each([
    [36, [1, 12, 18, 30]],
    [12, [1, 6]],
    [48, [1, 12, 24, 42]],
  ])('of %i months names the cost of leaving in months %j', (term, months) => {
    expect(exitMonths(term)).toEqual(months);
  });
});

it.each([
  [
    '/simulador/configure-e-assine?modelo=aroeira',
    '/simulador/configure-e-assine?modelo=aroeira',
  ],
  ['//evil.example/simulador/', '/simulador/assinatura-de-veiculos-mensal'],
  ['https://evil.example', '/simulador/assinatura-de-veiculos-mensal'],
  ['/area-logada', '/simulador/assinatura-de-veiculos-mensal'],
  [null, '/simulador/assinatura-de-veiculos-mensal'],
])('after choosing a place, %p leads to %s', (asked, path) => {
  expect(safeDestination(asked)).toBe(path);
});
