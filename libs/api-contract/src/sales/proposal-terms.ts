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
