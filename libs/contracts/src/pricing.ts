/**
 * Prices of a subscription: pure, in integer centavos (product.md §5, domain-brazil 16).
 * The API decides with these functions, the browser explains with the same ones.
 */
export const TERMS = [12, 18, 24, 36, 48] as const;
export const KM_PACKAGES = [500, 1000, 1500, 2000, 3000] as const;
export type Term = (typeof TERMS)[number];
export type KmPackage = (typeof KM_PACKAGES)[number];
export type PersonType = 'PF' | 'PJ';

const TERM_FACTOR: Record<Term, number> = {
  12: 1154,
  18: 1077,
  24: 1035,
  36: 1000,
  48: 941,
};
const KM_FACTOR: Record<KmPackage, number> = {
  500: 94,
  1000: 100,
  1500: 108,
  2000: 116,
  3000: 132,
};
const PERSON_FACTOR: Record<PersonType, number> = { PF: 100, PJ: 97 };

/** Monthly price of the demo's table in centavos, from a version's base in reais (36 months, 1000 km, PF). */
export function tablePriceCentavos(
  baseReais: number,
  term: Term,
  km: KmPackage,
  person: PersonType,
): number {
  const n = baseReais * TERM_FACTOR[term] * KM_FACTOR[km] * PERSON_FACTOR[person];
  return (Math.floor((n + 50_000_000) / 100_000_000) * 10 - 1) * 100;
}

export type Extra = { slug: string; name: string; centavos: number };
export type MonthlyLine = { key: string; label: string; centavos: number };

const LINES_OF_THE_CAR = [
  { key: 'ipva', label: 'IPVA e licenciamento', percent: 8 },
  { key: 'seguro', label: 'Seguro', percent: 12 },
  { key: 'manutencao', label: 'Revisões e assistência', percent: 7 },
] as const;

/**
 * What the month is made of. Shares are of the 500 km price, floored to the centavo; the use of the car is the rest,
 * so the lines always add up to the monthly price.
 */
export function monthlyLines(input: {
  smallestKmCentavos: number;
  chosenKmCentavos: number;
  km: number;
  paint: Extra;
  addOns: readonly Extra[];
}): MonthlyLine[] {
  const shares = LINES_OF_THE_CAR.map(({ key, label, percent }) => ({
    key,
    label,
    centavos: Math.floor((input.smallestKmCentavos * percent) / 100),
  }));
  const use = input.smallestKmCentavos - sum(shares);
  const kmLine = {
    key: 'km',
    label: `${input.km.toLocaleString('pt-BR')} km por mês`,
    centavos: input.chosenKmCentavos - input.smallestKmCentavos,
  };
  return [
    { key: 'uso', label: 'Uso do carro', centavos: use },
    ...shares,
    ...(kmLine.centavos > 0 ? [kmLine] : []),
    ...(input.paint.centavos > 0
      ? [{ key: 'cor', label: input.paint.name, centavos: input.paint.centavos }]
      : []),
    ...input.addOns.map(({ slug, name, centavos }) => ({
      key: slug,
      label: name,
      centavos,
    })),
  ];
}

export function sum(lines: readonly { centavos: number }[]): number {
  return lines.reduce((total, { centavos }) => total + centavos, 0);
}

/**
 * Cost of leaving during month `month` (1 to `term`): 20 % of the monthly price for each month not begun,
 * at most four monthly prices (product.md §6).
 */
export function exitCostCentavos(
  monthlyCentavos: number,
  term: number,
  month: number,
): number {
  const notBegun = Math.max(0, term - month);
  return Math.min(Math.round((monthlyCentavos * notBegun) / 5), monthlyCentavos * 4);
}

/** All months of the contract plus the one-off items. */
export function contractTotalCentavos(
  monthlyCentavos: number,
  term: number,
  oneOffCentavos: number,
): number {
  return monthlyCentavos * term + oneOffCentavos;
}
