import * as z from 'zod/mini';

/** Facts that credit a sale, the strongest first (docs/product/sales.md). */
export const CLAIM_RULES = [
  'carrinho',
  'venda-assistida',
  'link-do-vendedor',
  'link-da-loja',
  'loja-da-entrega',
] as const;
export type ClaimRule = (typeof CLAIM_RULES)[number];

/**
 * The end of a claim to a sale: it decided, a stronger one did, its seller or
 * dealership had ended, or its 30 days were over.
 */
export const CLAIM_OUTCOMES = ['decidiu', 'mais-fraco', 'encerrado', 'vencido'] as const;
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number];

/** One claim to a sale, as it ended when the proposal was sent; names are today's. */
export const saleClaim = z.object({
  rule: z.enum(CLAIM_RULES),
  outcome: z.enum(CLAIM_OUTCOMES),
  dealershipName: z.nullable(z.string()),
  /** Null without a seller, and for sellers of another dealership than the viewer's. */
  sellerName: z.nullable(z.string()),
  /**
   * Day of São Paulo on which the link was opened or the seller came into the cart; null
   * where the browser didn't say it.
   */
  day: z.nullable(z.string()),
  /** The simulation was opened with the link, which the browser has forgotten since. */
  isOfSimulation: z.boolean(),
});
export type SaleClaim = z.output<typeof saleClaim>;
