import { formatKm } from '../brazil/count';
/** One line of a price: a stable key, its pt-BR label, centavos. */
export type CentavosLine = { key: string; label: string; centavos: number };

const LINES_OF_THE_CAR = [
  { key: 'ipva', label: 'IPVA e licenciamento', percent: 8 },
  { key: 'seguro', label: 'Seguro', percent: 12 },
  { key: 'manutencao', label: 'Revisões e assistência', percent: 7 },
] as const;

/**
 * Splits the monthly price into lines (domain-brazil 16.2). Shares are of the price at
 * the smallest km package, rounded down to the centavo; the use of the car is the rest,
 * so that the lines always add up to the monthly price. Km and paint appear only where
 * they cost something.
 */
export function monthlyLines(input: {
  smallestKmCentavos: number;
  chosenKmCentavos: number;
  km: number;
  paint: { name: string; monthlyCentavos: number };
  addOns: readonly CentavosLine[];
}): CentavosLine[] {
  const { smallestKmCentavos, chosenKmCentavos, km, paint, addOns } = input;
  const shares = LINES_OF_THE_CAR.map(({ key, label, percent }) => ({
    key,
    label,
    centavos: Math.floor((smallestKmCentavos * percent) / 100),
  }));
  const use = {
    key: 'uso',
    label: 'Uso do carro',
    centavos: smallestKmCentavos - sum(shares),
  };
  const kmLine = lineOfKm(km, chosenKmCentavos - smallestKmCentavos);
  const paintLine = { key: 'cor', label: paint.name, centavos: paint.monthlyCentavos };
  const options = [kmLine, paintLine].filter(({ centavos }) => centavos > 0);
  return [use, ...shares, ...options, ...addOns];
}

/**
 * The lines of a month with another km package; `centavos` is the package's cost beyond
 * the smallest one.
 */
export function withKmLine(
  lines: readonly CentavosLine[],
  km: number,
  centavos: number,
): CentavosLine[] {
  const others = lines.filter(({ key }) => key !== 'km');
  const ofCar = LINES_OF_THE_CAR.map(({ key }) => key as string);
  const at = others.findLastIndex(({ key }) => key === 'uso' || ofCar.includes(key)) + 1;
  return [
    ...others.slice(0, at),
    ...(centavos > 0 ? [lineOfKm(km, centavos)] : []),
    ...others.slice(at),
  ];
}

const lineOfKm = (km: number, centavos: number): CentavosLine => ({
  key: 'km',
  label: `${formatKm(km)} por mês`,
  centavos,
});

/** Centavos of all lines together. */
export function sum(lines: readonly { centavos: number }[]): number {
  return lines.reduce((total, { centavos }) => total + centavos, 0);
}
