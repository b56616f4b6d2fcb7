import fc from 'fast-check';
import { calculatePrice, withKmPackage } from './calculate-price';
import { KM_PACKAGES, tablePriceCentavos, TERMS } from './price-table';

const gridOf = (baseReais: number, person: 'PF' | 'PJ') =>
  TERMS.flatMap((term) =>
    KM_PACKAGES.map((km) => ({
      term,
      km,
      monthlyCentavos: tablePriceCentavos(baseReais, term, km, person),
    })),
  );
const addOns = [
  { slug: 'vidros-e-pneus', name: 'Vidros e pneus', priceCentavos: 4900 },
  { slug: 'franquia-reduzida', name: 'Franquia reduzida', priceCentavos: 7900 },
].map((addOn) => ({ ...addOn, charged: 'month' as const }));

const priced = fc.record({
  baseReais: fc.constantFrom(1699, 2549, 4999),
  person: fc.constantFrom('PF' as const, 'PJ' as const),
  term: fc.constantFrom(...TERMS),
  km: fc.constantFrom(...KM_PACKAGES),
  paint: fc.constantFrom(
    { name: 'Branco Nuvem', monthlyCentavos: 0 },
    { name: 'Azul Fiorde', monthlyCentavos: 3900 },
  ),
  addOns: fc.subarray(addOns),
});

describe('a price with another km package', () => {
  it('is the one that the same choice would have had with it, line by line', () => {
    fc.assert(
      fc.property(priced, fc.constantFrom(...KM_PACKAGES), (choice, km) => {
        const { baseReais, person, term } = choice;
        const grid = gridOf(baseReais, person);
        const input = {
          ...choice,
          grid,
          extraKmCentavos: 70,
          deductibleCentavos: 300_000,
        };
        const other = calculatePrice({ ...input, km });
        expect(withKmPackage(calculatePrice(input), { term, km, grid })).toEqual({
          lines: other.lines,
          monthlyCentavos: other.monthlyCentavos,
        });
      }),
    );
  });

  it('is none where the table lacks the package', () => {
    const grid = gridOf(2199, 'PF').filter(({ km }) => km < 3000);
    expect(withKmPackage({ lines: [] }, { term: 36, km: 3000, grid })).toBeNull();
    expect(withKmPackage({ lines: [] }, { term: 30, km: 500, grid })).toBeNull();
  });
});
