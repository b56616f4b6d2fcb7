import * as z from 'zod/mini';
import { reais } from '../wire/fields';

/** How the end of a contract by a loss changes its money. */
export const lossOutcome = z.object({
  lostOn: z.string(),
  /** The customer had withdrawn, so only the car was missing. */
  hadEnded: z.optional(z.boolean()),
  /** Month with the car in which the day lies, and days of it that are paid. */
  month: z.int(),
  days: z.int(),
  /** Price of that month for its `days` alone. */
  monthCost: reais,
  /** Charged for the time after the day, and taken back. */
  back: reais,
  /** Part of the paid money that the bank sends back. */
  refund: reais,
  /** Amount that remains to be paid, with fine and interest up to today. */
  owed: reais,
});
export type LossOutcome = z.output<typeof lossOutcome>;
