import { entriesOf, type Rate, type Sale, sumsOf } from './sales-statement.rules';

const terms = {
  addOns: [
    { slug: 'vidros-e-pneus', name: 'Vidros e pneus' },
    { slug: 'pelicula', name: 'Película' },
  ],
  lines: [
    { key: 'uso', label: 'Uso do carro', centavos: 146_000 },
    { key: 'seguro', label: 'Seguro', centavos: 24_000 },
    { key: 'km', label: '1.500 km por mês', centavos: 9_900 },
    { key: 'cor', label: 'Azul Fiorde', centavos: 5_000 },
    { key: 'vidros-e-pneus', label: 'Vidros e pneus', centavos: 4_900 },
  ],
};
const aSale = (changes: Partial<Sale> = {}): Sale => ({
  dealershipId: 5,
  sellerId: null,
  terms,
  signedAt: new Date('2026-11-10T15:00:00Z'),
  cancelledAt: null,
  ...changes,
});
const rate = (holdsFrom: string, rateHundredths: number, dealershipId = 5): Rate => ({
  dealershipId,
  rateHundredths,
  holdsFrom,
});
const RATES = [rate('2026-01-01', 350)];
const only = (sale: Sale, rates: Rate[] = RATES) => entriesOf(sale, rates)[0];

describe('the commission of a sale', () => {
  it('is the rate on twelve months of car, km and paint, without add-ons', () => {
    // (1.460,00 + 240,00 + 99,00 + 50,00) × 12 = 22.188,00; 3,5% of it
    expect(only(aSale())).toMatchObject({
      kind: 'venda',
      day: '2026-11-10',
      basisCentavos: 2_218_800,
      rateHundredths: 350,
      commissionCentavos: 77_658,
    });
  });

  it('is earned on the day of São Paulo on which the contract is signed', () => {
    const late = aSale({ signedAt: new Date('2026-12-01T02:59:59Z') });
    expect(only(late)?.day).toBe('2026-11-30');
  });

  it.each([
    ['the day before a rate begins', '2026-11-30', 350],
    ['its first day', '2026-12-01', 400],
    ['a day before all rates', '2025-12-31', null],
  ])('has the rate of its own dealership on %s', (_day, signedOn, expected) => {
    const rates = [...RATES, rate('2026-12-01', 400), rate('2026-11-01', 900, 1)];
    const sale = aSale({ signedAt: new Date(`${signedOn}T15:00:00Z`) });
    expect(only(sale, rates)?.rateHundredths).toBe(expected);
  });

  it('follows the later of two rates that were set for the same day', () => {
    const rates = [rate('2026-11-01', 3000), rate('2026-11-01', 300)];
    expect(only(aSale(), rates)?.rateHundredths).toBe(300);
  });

  it('keeps an earlier day of a rate that was set after one for a later day', () => {
    const rates = [rate('2026-11-05', 400), rate('2026-11-01', 200)];
    expect(only(aSale(), rates)?.rateHundredths).toBe(400);
  });

  it('is nothing without a rate', () => {
    expect(only(aSale(), [])).toMatchObject({
      rateHundredths: null,
      commissionCentavos: 0,
    });
  });

  it('is rounded to the centavo for each sale, a half up', () => {
    const lines = [{ key: 'uso', label: 'Uso do carro', centavos: 125_50 }];
    const sale = aSale({ terms: { lines, addOns: [] } });
    // 1.506,00 × 0,25% = 3,765
    expect(only(sale, [rate('2026-01-01', 25)])?.commissionCentavos).toBe(377);
  });
});

describe('a cancelled contract', () => {
  const cancelled = aSale({ cancelledAt: new Date('2026-12-02T15:00:00Z') });

  it('gives the whole amount back on its last day, and leaves the sale where it was', () => {
    const rates = [...RATES, rate('2026-12-01', 900)];
    expect(entriesOf(cancelled, rates)).toMatchObject([
      { kind: 'venda', day: '2026-11-10', commissionCentavos: 77_658 },
      {
        kind: 'estorno',
        day: '2026-12-02',
        rateHundredths: 350,
        commissionCentavos: -77_658,
      },
    ]);
  });

  it('adds up to nothing', () => {
    expect(sumsOf(entriesOf(cancelled, RATES))).toEqual({
      sales: 1,
      takenBack: 1,
      earnedCentavos: 77_658,
      returnedCentavos: 77_658,
      commissionCentavos: 0,
    });
  });
});
