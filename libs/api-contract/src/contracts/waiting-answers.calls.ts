import * as z from 'zod/mini';
import { instant, reais } from '../wire/fields';

/** Fields of a contract that say what of it waits for an answer. */
export const waitingAnswers = {
  /** A traffic fine that waits for who drove, or once named, for the signed sheet. */
  waitingFine: z.optional(z.object({ answerUntil: z.string(), isNamed: z.boolean() })),
  /**
   * Damages of the inspection that wait: for the customer's answer, or for ours to a
   * contest. `until` is the last day for it, `cost` what the customer would pay.
   */
  waitingDamages: z.optional(
    z.object({ cost: reais, until: z.string(), isContested: z.boolean() }),
  ),
  /** Charges that the customer contested and nobody has answered, the oldest first. */
  openDisputes: z.optional(
    z.array(z.object({ label: z.string(), amount: reais, openedAt: instant })),
  ),
};
