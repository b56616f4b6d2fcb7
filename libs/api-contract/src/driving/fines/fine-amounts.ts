import { centavosFromReais, formatBRL, reaisFromCentavos } from '../../brazil';
import { FINE_POINTS } from '../traffic-fines';

/** The law's amounts in reais for these points, the lowest first. */
export function fineAmountsOf(points: unknown): number[] {
  const known = FINE_POINTS.find((one) => one.points === points);
  return (known?.amounts ?? []).map(reaisFromCentavos);
}

/** An amount that was typed without its comma is this many times too high. */
const WITHOUT_COMMA = 100;

/** The law's amount in reais that was typed as `reais` without its comma, or null. */
export function fineAmountWithComma(points: unknown, reais: number): number | null {
  const own = fineAmountsOf(points);
  const isAny = FINE_POINTS.some((one) => one.points === points) && own.length === 0;
  const known = isAny ? FINE_POINTS.flatMap((one) => fineAmountsOf(one.points)) : own;
  const typed = centavosFromReais(reais);
  return known.find((one) => centavosFromReais(one) * WITHOUT_COMMA === typed) ?? null;
}

/**
 * The question about an amount (reais) that the law does not name for these points, or
 * null.
 */
export function fineAmountQuestion(points: unknown, reais: number): string | null {
  const amounts = fineAmountsOf(points);
  const typed = fineAmountWithComma(points, reais);
  const [lowest] = amounts;
  const likely = typed ?? lowest;
  if (likely === undefined || amounts.includes(reais)) return null;
  const label = FINE_POINTS.find((one) => one.points === points)?.label ?? '';
  const law =
    lowest === undefined
      ? `A tabela tem ${formatBRL(likely)}`
      : `${label.split(',', 1)[0]} custa ${formatBRL(likely)} pela tabela`;
  const others = typed === null && amounts.length > 1 ? ', ou um múltiplo' : '';
  return `${law}${others}. O valor é mesmo ${formatBRL(reais)}?`;
}
