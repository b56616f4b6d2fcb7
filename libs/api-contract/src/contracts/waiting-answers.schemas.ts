import * as z from 'zod/mini';
import { instant, reais } from '../wire/fields';

/** Fields about open questions of a contract. */
export const waitingAnswers = {
  /**
   * Days by which the car that has not come is late, and the credit that they give so
   * far; leaving costs nothing until it comes.
   */
  lateDelivery: z.optional(z.object({ days: z.int(), credit: reais })),
  /**
   * A traffic fine that waits for its driver's name, or once named, for the signed sheet.
   * An API of release 1.0.0 does not say its amount.
   */
  waitingFine: z.optional(
    z.object({
      answerUntil: z.string(),
      amount: z.optional(reais),
      isNamed: z.boolean(),
    }),
  ),
  /**
   * Damages of the inspection that wait: for the customer's answer, or for ours to a
   * contest. `until` is the last day, `cost` the customer's cost.
   */
  waitingDamages: z.optional(
    z.object({ cost: reais, until: z.string(), isContested: z.boolean() }),
  ),
  /** Contested charges without an answer, the oldest first. */
  openDisputes: z.optional(
    z.array(z.object({ label: z.string(), amount: reais, openedAt: instant })),
  ),
  /** The booked visit to a workshop that is still to come. */
  workshopVisit: z.optional(
    z.object({ day: z.string(), time: z.string(), dealership: z.string() }),
  ),
  /** The car of a company, which has named nobody who drives it. */
  needsDriver: z.optional(z.literal(true)),
};
