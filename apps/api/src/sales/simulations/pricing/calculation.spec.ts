import { type BasketChoice } from '@site/api-contract';
import { KM_PACKAGES, tablePriceCentavos, TERMS } from '@site/api-contract/pricing';
import { newSimulationCode } from '../simulation-code';
import { calculate, isRefused, type Offer, toQuote } from './calculation';

const AROEIRA: Offer = {
  modelSlug: 'aroeira',
  modelName: 'Aroeira',
  clientTypes: 'PF PJ',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  engine: '1.0 turbo flex',
  gearbox: 'Dupla embreagem',
  fuel: 'flex',
  extraKmCentavos: 70,
  deductibleCentavos: 300_000,
  priceTable: 'Tabela 2026-11',
  dealershipName: null,
  prices: TERMS.flatMap((term) =>
    KM_PACKAGES.map((km) => ({
      term,
      km,
      monthlyCentavos: tablePriceCentavos(2549, term, km, 'PF'),
    })),
  ),
  paints: [
    { slug: 'branco-nuvem', name: 'Branco Nuvem', monthlyCentavos: 0 },
    { slug: 'vermelho-ipe', name: 'Vermelho Ipê', monthlyCentavos: 3_900 },
  ],
  addOns: [
    {
      slug: 'vidros-e-pneus',
      name: 'Vidros e pneus',
      priceCentavos: 4_900,
      charged: 'month',
      clientTypes: 'PF PJ',
    },
    {
      slug: 'franquia-reduzida',
      name: 'Franquia pela metade',
      priceCentavos: 7_900,
      charged: 'month',
      clientTypes: 'PF PJ',
    },
    {
      slug: 'entrega-em-casa',
      name: 'Entrega em casa',
      priceCentavos: 39_000,
      charged: 'once',
      clientTypes: 'PF PJ',
    },
  ],
  delivery: { kind: 'order', businessDays: 45, date: '2027-02-01' },
};
const CHOICE: BasketChoice = {
  versionSlug: 'aroeira-evolucao',
  paint: 'vermelho-ipe',
  term: 36,
  km: 1000,
  addOns: ['vidros-e-pneus', 'entrega-em-casa'],
  dealershipId: null,
};

function quoted(offer: Offer, choice: BasketChoice) {
  const result = calculate(offer, choice, 1);
  if (isRefused(result))
    throw new Error(result.notifications.map(({ message }) => message).join(' '));
  return result;
}

function refusedFor(offer: Offer, choice: BasketChoice, clientType: 1 | 2 = 1) {
  const result = calculate(offer, choice, clientType);
  return isRefused(result) ? result.notifications : [];
}

describe('a calculation', () => {
  it('charges the table, the color and the monthly add-ons each month, and the delivery once', () => {
    const { quote } = quoted(AROEIRA, CHOICE);
    expect(quote.monthlyCentavos).toBe(263_700);
    expect(quote.lines.reduce((sum, { centavos }) => sum + centavos, 0)).toBe(263_700);
    expect(quote.oneOff).toEqual([
      { key: 'entrega-em-casa', label: 'Entrega em casa', centavos: 39_000 },
    ]);
    expect(quote.contractTotalCentavos).toBe(263_700 * 36 + 39_000);
  });

  it('says on the wire what leaving costs in every month', () => {
    const { quote, priceTable } = quoted(AROEIRA, CHOICE);
    const wire = toQuote(quote, {
      term: 36,
      priceTable,
      validUntil: new Date('2026-11-28T15:00:00Z'),
    });
    expect(wire.exitCosts).toHaveLength(36);
    expect(wire.exitCosts[17]).toBe(9493.2);
    expect(wire.exitCosts[0]).toBe(10_548);
    expect(wire.exitCosts[35]).toBe(0);
    expect(wire.monthly).toBe(2637);
    expect(wire.validUntil).toBe('2026-11-28T15:00:00.000Z');
  });

  it('halves the deductible with the add-on for it', () => {
    expect(quoted(AROEIRA, CHOICE).quote.deductibleCentavos).toBe(300_000);
    expect(
      quoted(AROEIRA, { ...CHOICE, addOns: ['franquia-reduzida'] }).quote
        .deductibleCentavos,
    ).toBe(150_000);
  });
});

describe('a choice that does not fit', () => {
  it.each<
    [string, Partial<Offer>, Partial<BasketChoice>, { key: string; message: string }]
  >([
    [
      'a km package that the car lacks',
      { modelName: 'Lume', prices: AROEIRA.prices.filter(({ km }) => km !== 3000) },
      { km: 3000 },
      {
        key: 'Km',
        message: 'O Lume não tem o pacote de 3.000 km por mês. Escolha outro.',
      },
    ],
    [
      'a term that the table lacks',
      { prices: AROEIRA.prices.filter(({ term }) => term !== 12) },
      { term: 12 },
      { key: 'Term', message: 'O Aroeira não tem o prazo de 12 meses. Escolha outro.' },
    ],
    [
      'an unknown color',
      {},
      { paint: 'rosa' },
      { key: 'Color', message: 'O Aroeira não tem essa cor. Escolha outra.' },
    ],
    [
      'an unknown add-on',
      {},
      { addOns: ['teto-solar'] },
      { key: 'AddOn', message: 'Um dos opcionais saiu de venda. Escolha de novo.' },
    ],
    [
      'an add-on twice',
      {},
      { addOns: ['vidros-e-pneus', 'vidros-e-pneus'] },
      { key: 'AddOn', message: 'Um opcional foi escolhido duas vezes.' },
    ],
    [
      'an unknown dealership',
      { dealershipName: undefined },
      { dealershipId: '999' },
      { key: 'Dealership', message: 'Essa loja não está disponível. Escolha outra.' },
    ],
    [
      'a car for companies alone',
      { modelName: 'Mascate', clientTypes: 'PJ' },
      {},
      { key: 'Version', message: 'O Mascate é só para empresas. Escolha outro carro.' },
    ],
  ])('%s is named', (_what, offer, choice, notification) => {
    expect(refusedFor({ ...AROEIRA, ...offer }, { ...CHOICE, ...choice })).toEqual([
      notification,
    ]);
  });

  it('is told everything at once', () => {
    expect(
      refusedFor(AROEIRA, { ...CHOICE, paint: 'rosa', addOns: ['teto-solar'] }).map(
        ({ key }) => key,
      ),
    ).toEqual(['Color', 'AddOn']);
  });
});

it('a simulation code reads like RD-7K2M-48 and holds nothing that is mistaken for another sign', () => {
  for (let index = 0; index < 200; index += 1)
    expect(newSimulationCode()).toMatch(/^RD-[2-9A-HJKMNP-Z]{4}-\d{2}$/);
});
