import * as z from 'zod/mini';
import { reais } from '../wire/fields';
import { PROPOSAL_STATES } from './proposal-states';

/**
 * Another proposal or contract that takes part of the same income: of the same customer,
 * or of a partner of the company.
 */
export const commitment = z.object({
  proposalId: z.string(),
  number: z.string(),
  customerName: z.string(),
  modelName: z.string(),
  state: z.enum(PROPOSAL_STATES),
  /** Reais a month, after amendments. */
  monthly: reais,
  /** True for a proposal of a partner, false for one of the company itself. */
  isOfPartner: z.boolean(),
});
export type Commitment = z.output<typeof commitment>;

/** The figures behind a refusal for a low income; reais. */
export const affordability = z.object({
  /** The most that all cars together may cost a month. */
  limit: reais,
  /** The customer's other cars cost this a month; 0 without any. */
  committed: reais,
  /** This remains for the car; at least 0. */
  left: reais,
  /** Monthly income (PF) or yearly revenue (PJ) that this car needs. */
  neededIncome: reais,
  /**
   * Models with a plan that fits today, the cheapest first, each with its lowest plan.
   */
  fitting: z.array(
    z.object({
      modelSlug: z.string(),
      modelName: z.string(),
      versionSlug: z.string(),
      term: z.int(),
      km: z.int(),
      monthly: reais,
    }),
  ),
  /** The cheapest plan today, in case none fits; null without any price. */
  cheapest: z.nullable(
    z.object({ modelName: z.string(), monthly: reais, neededIncome: reais }),
  ),
});
export type Affordability = z.output<typeof affordability>;
