import fc from 'fast-check';
import { type PersonType } from '../brazil';
import { contractTotalCentavos } from './calculate-price';
import { monthlyLines, sum } from './monthly-lines';
import {
  KM_PACKAGES,
  type KmPackage,
  tablePriceCentavos,
  type Term,
  TERMS,
} from './price-table';

const reais = (amount: number) => amount * 100;
const BASES = {
  1: 1699,
  2: 1819,
  3: 1999,
  4: 2399,
  5: 2549,
  6: 2849,
  7: 2999,
  8: 3299,
  9: 3899,
  10: 2899,
  11: 2199,
  12: 4999,
} as const;
type Version = keyof typeof BASES;

// domain-brazil 16.2: columns are 12, 18, 24, 36 and 48 months.
const AT_1000_KM: [Version, number[]][] = [
  [1, [1959, 1829, 1759, 1699, 1599]],
  [2, [2099, 1959, 1879, 1819, 1709]],
  [3, [2309, 2149, 2069, 1999, 1879]],
  [4, [2769, 2579, 2479, 2399, 2259]],
  [5, [2939, 2749, 2639, 2549, 2399]],
  [6, [3289, 3069, 2949, 2849, 2679]],
  [7, [3459, 3229, 3099, 2999, 2819]],
  [8, [3809, 3549, 3409, 3299, 3099]],
  [9, [4499, 4199, 4039, 3899, 3669]],
  [10, [3349, 3119, 2999, 2899, 2729]],
  [11, [2539, 2369, 2279, 2199, 2069]],
  [12, [5769, 5379, 5169, 4999, 4699]],
];
const AT_2000_KM: [Version, number[]][] = [
  [1, [2269, 2119, 2039, 1969, 1849]],
  [2, [2429, 2269, 2179, 2109, 1989]],
  [3, [2679, 2499, 2399, 2319, 2179]],
  [4, [3209, 2999, 2879, 2779, 2619]],
  [5, [3409, 3179, 3059, 2959, 2779]],
  [6, [3809, 3559, 3419, 3299, 3109]],
  [7, [4009, 3749, 3599, 3479, 3269]],
  [8, [4419, 4119, 3959, 3829, 3599]],
  [9, [5219, 4869, 4679, 4519, 4259]],
  [10, [3879, 3619, 3479, 3359, 3159]],
  [11, [2939, 2749, 2639, 2549, 2399]],
];

const rows = (table: [Version, number[]][], km: KmPackage) =>
  table.flatMap(([version, prices]) =>
    TERMS.map((term, index) => ({
      version,
      km,
      term,
      price: prices[index] ?? Number.NaN,
    })),
  );

describe('the price table of the demo', () => {
  it.each([...rows(AT_1000_KM, 1000), ...rows(AT_2000_KM, 2000)])(
    'version $version for a person, $km km a month, $term months, costs R$ $price',
    ({ version, km, term, price }) => {
      expect(tablePriceCentavos(BASES[version], term, km, 'PF')).toBe(reais(price));
    },
  );

  it.each<{
    version: Version;
    km: KmPackage;
    term: Term;
    person: PersonType;
    price: number;
  }>([
    { version: 5, km: 500, term: 36, person: 'PF', price: 2399 },
    { version: 1, km: 500, term: 48, person: 'PF', price: 1499 },
    { version: 5, km: 1500, term: 36, person: 'PF', price: 2749 },
    { version: 5, km: 3000, term: 48, person: 'PF', price: 3169 },
    { version: 10, km: 2000, term: 36, person: 'PJ', price: 3259 },
    { version: 12, km: 1500, term: 36, person: 'PJ', price: 5239 },
  ])(
    'the check value of version $version at $km km, $term months, $person is R$ $price',
    ({ version, km, term, person, price }) => {
      expect(tablePriceCentavos(BASES[version], term, km, person)).toBe(reais(price));
    },
  );

  it.each<{
    model: string;
    version: Version;
    person: PersonType;
    at500: number;
    at1000: number;
  }>([
    { model: 'Lira', version: 1, person: 'PF', at500: 1499, at1000: 1599 },
    { model: 'Sabiá', version: 3, person: 'PF', at500: 1769, at1000: 1879 },
    { model: 'Ipê', version: 4, person: 'PF', at500: 2119, at1000: 2259 },
    { model: 'Aroeira', version: 5, person: 'PF', at500: 2249, at1000: 2399 },
    { model: 'Cerrado', version: 7, person: 'PF', at500: 2649, at1000: 2819 },
    { model: 'Serrana', version: 9, person: 'PF', at500: 3449, at1000: 3669 },
    { model: 'Tropeiro', version: 10, person: 'PF', at500: 2559, at1000: 2729 },
    { model: 'Lume', version: 11, person: 'PF', at500: 1949, at1000: 2069 },
    { model: 'Mascate', version: 12, person: 'PJ', at500: 4289, at1000: 4559 },
  ])(
    '$model starts at the lowest price of its cheapest version',
    ({ version, person, at500, at1000 }) => {
      expect(tablePriceCentavos(BASES[version], 48, 500, person)).toBe(reais(at500));
      expect(tablePriceCentavos(BASES[version], 48, 1000, person)).toBe(reais(at1000));
    },
  );
});

const base = fc.integer({ min: 500, max: 20_000 });
const term = fc.constantFrom(...TERMS);
const km = fc.constantFrom(...KM_PACKAGES);
const person = fc.constantFrom<PersonType>('PF', 'PJ');

describe('the price rule, whatever the car', () => {
  it('never makes a longer term dearer', () => {
    fc.assert(
      fc.property(
        fc.record({ car: base, terms: fc.tuple(term, term), kmAMonth: km, who: person }),
        ({ car, terms: [a, b], kmAMonth, who }) => {
          const [short, long] = a < b ? [a, b] : [b, a];
          expect(tablePriceCentavos(car, long, kmAMonth, who)).toBeLessThanOrEqual(
            tablePriceCentavos(car, short, kmAMonth, who),
          );
        },
      ),
    );
  });

  it('never makes more km cheaper', () => {
    fc.assert(
      fc.property(
        fc.record({ car: base, months: term, kms: fc.tuple(km, km), who: person }),
        ({ car, months, kms: [a, b], who }) => {
          const [few, many] = a < b ? [a, b] : [b, a];
          expect(tablePriceCentavos(car, months, many, who)).toBeGreaterThanOrEqual(
            tablePriceCentavos(car, months, few, who),
          );
        },
      ),
    );
  });

  it('never charges a company more than a person', () => {
    fc.assert(
      fc.property(base, term, km, (car, months, kmAMonth) => {
        expect(tablePriceCentavos(car, months, kmAMonth, 'PJ')).toBeLessThanOrEqual(
          tablePriceCentavos(car, months, kmAMonth, 'PF'),
        );
      }),
    );
  });
});

describe('the breakdown of a month', () => {
  const centavos = fc.integer({ min: 0, max: 20_000 });
  const paint = fc.record({ name: fc.constant('Cor'), monthlyCentavos: centavos });
  const addOn = fc.record({
    key: fc.constant('extra'),
    label: fc.constant('Extra'),
    centavos,
  });

  it('adds up to the monthly price to the centavo (G5)', () => {
    fc.assert(
      fc.property(
        fc.record({
          car: base,
          months: term,
          kmAMonth: km,
          who: person,
          color: paint,
          addOns: fc.array(addOn, { maxLength: 6 }),
        }),
        ({ car, months, kmAMonth, who, color, addOns }) => {
          const chosen = tablePriceCentavos(car, months, kmAMonth, who);
          const lines = monthlyLines({
            smallestKmCentavos: tablePriceCentavos(car, months, 500, who),
            chosenKmCentavos: chosen,
            km: kmAMonth,
            paint: color,
            addOns,
          });
          expect(sum(lines)).toBe(chosen + color.monthlyCentavos + sum(addOns));
          expect(
            lines.every(({ centavos }) => Number.isInteger(centavos) && centavos >= 0),
          ).toBe(true);
        },
      ),
    );
  });

  it('shows IPVA 8 %, insurance 12 % and maintenance 7 % of the 500 km price, and the use of the car as the rest', () => {
    const lines = monthlyLines({
      smallestKmCentavos: reais(2399),
      chosenKmCentavos: reais(2549),
      km: 1000,
      paint: { name: 'Vermelho Ipê', monthlyCentavos: reais(39) },
      addOns: [{ key: 'vidros-e-pneus', label: 'Vidros e pneus', centavos: reais(49) }],
    });
    expect(lines.map(({ label, centavos }) => [label, centavos])).toEqual([
      ['Uso do carro', 175_127],
      ['IPVA e licenciamento', 19_192],
      ['Seguro', 28_788],
      ['Revisões e assistência', 16_793],
      ['1.000 km por mês', 15_000],
      ['Vermelho Ipê', 3_900],
      ['Vidros e pneus', 4_900],
    ]);
    expect(sum(lines)).toBe(reais(2637));
  });
});

it('the whole contract is every month plus the one-off items', () => {
  expect(contractTotalCentavos(reais(2637), 36, reais(390))).toBe(reais(95_322));
});
