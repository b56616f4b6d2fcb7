import { calculatePrice } from './calculate-price';
import { type EstimateInput, estimateQuote } from './quote-estimate';

const GLASS = {
  slug: 'vidros-e-pneus',
  name: 'Vidros e pneus',
  price: 49,
  charged: 'month',
} as const;
const HALF = {
  slug: 'franquia-reduzida',
  name: 'Franquia pela metade',
  price: 79,
  charged: 'month',
} as const;
const HOME = {
  slug: 'entrega-em-casa',
  name: 'Entrega em casa',
  price: 390,
  charged: 'once',
} as const;

function aChoice(changes: Partial<EstimateInput> = {}): EstimateInput {
  return {
    version: {
      prices: [
        { term: 36, km: 1000, monthly: 2549 },
        { term: 36, km: 500, monthly: 2399 },
        { term: 48, km: 1000, monthly: 2399 },
      ],
      extraKm: 0.7,
      deductible: 3000.01,
    },
    paint: { name: 'Vermelho Ipê', monthly: 39 },
    addOns: [GLASS, HOME],
    term: 36,
    km: 1000,
    ...changes,
  };
}

describe('the estimate of a quote', () => {
  it('has every amount that the quote has, in reais', () => {
    const { exitCosts, ...amounts } = estimateQuote(aChoice());
    expect(amounts).toEqual({
      monthly: 2637,
      lines: [
        { key: 'uso', label: 'Uso do carro', monthly: 1751.27 },
        { key: 'ipva', label: 'IPVA e licenciamento', monthly: 191.92 },
        { key: 'seguro', label: 'Seguro', monthly: 287.88 },
        { key: 'manutencao', label: 'Revisões e assistência', monthly: 167.93 },
        { key: 'km', label: '1.000 km por mês', monthly: 150 },
        { key: 'cor', label: 'Vermelho Ipê', monthly: 39 },
        { key: 'vidros-e-pneus', label: 'Vidros e pneus', monthly: 49 },
      ],
      oneOff: [{ key: 'entrega-em-casa', label: 'Entrega em casa', amount: 390 }],
      contractTotal: 95_322,
      extraKm: 0.7,
      deductible: 3000.01,
    });
    expect(exitCosts).toHaveLength(36);
    expect(exitCosts[17]).toBe(9493.2);
  });

  it('halves the deductible with the add-on for it, to the whole centavo', () => {
    expect(estimateQuote(aChoice({ addOns: [HALF] })).deductible).toBe(1500.01);
  });

  it('builds on the smallest package of the chosen term', () => {
    const { lines } = estimateQuote(aChoice({ term: 48, addOns: [] }));
    expect(lines.map(({ key }) => key)).not.toContain('km');
  });
});

it('a cell that the grid lacks counts as nothing', () => {
  const price = calculatePrice({
    term: 12,
    km: 1000,
    grid: [],
    paint: { name: 'Branco Nuvem', monthlyCentavos: 0 },
    addOns: [],
    extraKmCentavos: 70,
    deductibleCentavos: 300_000,
  });
  expect(price.contractTotalCentavos).toBe(0);
});
