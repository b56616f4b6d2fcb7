import { formatBRL } from '../brazil';

/** Energy that a car needs. */
export type Fuel = 'flex' | 'eletrico';

/** The cost of that energy in one word, since nobody fills up an electric car. */
export function fuelWord(fuel: Fuel): string {
  return fuel === 'eletrico' ? 'Recarga' : 'Combustível';
}

/**
 * The costs that the monthly price does not cover, in reais and in the same words
 * everywhere.
 */
export function notCoveredText({
  fuel,
  deductible,
  extraKm,
}: {
  fuel: Fuel;
  deductible: number;
  extraKm: number;
}): string {
  return `${fuelWord(fuel)}, multas, lavagem, franquia do seguro (${formatBRL(deductible)}) e km extra (${formatBRL(extraKm)} cada).`;
}

/** The add-on with a spare car for longer (domain-brazil 16.3). */
const LONG_SPARE_CAR = 'carro-reserva-30';
const SPARE_CAR_DAYS = { usual: 7, long: 30 } as const;

/** Days of a spare car while one's own is repaired, by the chosen add-ons. */
export function spareCarDays(addOns: readonly { slug: string }[]): number {
  const isLong = addOns.some(({ slug }) => slug === LONG_SPARE_CAR);
  return isLong ? SPARE_CAR_DAYS.long : SPARE_CAR_DAYS.usual;
}

/**
 * Lists the services that the monthly price covers, in the same words on every screen and
 * on paper. Null days leave the spare car out, where several cars differ in it.
 */
export function coverText(days: number | null = SPARE_CAR_DAYS.usual): string {
  return days === null
    ? 'IPVA, licenciamento, seguro, revisões e assistência 24 horas.'
    : `IPVA, licenciamento, seguro, revisões, assistência 24 horas e carro reserva por ${days} dias.`;
}
