import { addDays, type IsoDate, saoPauloDay } from '../brazil';
import { OTHER, withFallback } from '../with-fallback';

/** Where a proposal came from (docs/product/sales.md). */
export const ORIGINS = ['site', 'link-da-loja', 'venda-assistida'] as const;

/** The same as staff reads it, on screens and in files. */
export const ORIGIN_LABELS: Record<(typeof ORIGINS)[number], string> = withFallback(
  {
    site: 'Site',
    'link-da-loja': 'Link da loja',
    'venda-assistida': 'Venda assistida',
  },
  OTHER,
);

/**
 * Why a car comes back: the term is over, the customer leaves early, the contract was
 * ended for want of payment, or its customer withdrew within the 7 days.
 */
export const RETURN_KINDS = [
  'fim',
  'antecipada',
  'inadimplencia',
  'desistencia',
] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** The same as staff reads it. */
export const RETURN_KIND_LABELS: Record<ReturnKind, string> = withFallback(
  {
    fim: 'Fim do prazo',
    antecipada: 'Saída antecipada',
    inadimplencia: 'Falta de pagamento',
    desistencia: 'Desistência em 7 dias',
  },
  OTHER,
);

/** Days in which a review of a refusal can be asked for (docs/product/sales.md). */
const REVIEW_DAYS = 30;

/** The last day (São Paulo) to ask for the review of a refusal. */
export function reviewUntil(refusedAt: Date): IsoDate {
  return addDays(saoPauloDay(refusedAt), REVIEW_DAYS);
}

/**
 * Days after which a proposal that waits for its customer expires
 * (docs/product/sales.md).
 */
const IDLE_DAYS = 30;

/** The last day (São Paulo) of a proposal that waits for its customer. */
export function expiryDay(since: Date): IsoDate {
  return addDays(saoPauloDay(since), IDLE_DAYS);
}
