import * as z from 'zod/mini';
import { proposalState } from '../sales/proposals.schemas';
import { instant, pin, uuid } from '../wire/fields';
import { NO_KM, odometerKm } from './odometer';

// Shapes of both a delivery and a return: a car and its customer at the dealership.

/** Id of a contract, or of its proposal. */
export const ofContract = z.object({ id: uuid });
export const ofPhoto = z.object({ id: uuid, photoId: uuid });

export const slotTime = z
  .string('Escolha o horário.')
  .check(z.regex(/^([01]\d|2[0-3]):00$/, 'Escolha o horário.'));

/** Whether a car goes to its customer, or comes back. */
export const visitKind = z.enum(['delivery', 'return']);

/** Facts of a visit that lists and pages show. */
export const visitItem = z.object({
  /** The contract's. */
  id: z.string(),
  contractNumber: z.string(),
  proposalId: z.string(),
  state: proposalState,
  versionName: z.string(),
  paintName: z.string(),
  slot: z.nullable(
    z.object({
      day: z.string(),
      time: z.string(),
      /**
       * Whoever booked it at the customer's request: a consultant or, for a delivery, a
       * person of the dealership.
       */
      by: z.optional(z.string()),
    }),
  ),
  /** Only staff of the dealership read it. */
  customerName: z.optional(z.string()),
});

/** Further facts of a visit, only for its page. */
export const visitPage = {
  dealership: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    /** UF. */
    state: z.optional(z.string()),
    phone: z.string(),
  }),
  photos: z.array(z.object({ id: z.string(), takenAt: instant })),
  odometerKm: z.nullable(z.int()),
  /** For staff, who have to reach the customer (docs/product/contracts.md). */
  customer: z.optional(z.object({ email: z.string(), phone: z.string() })),
};

/** The dealership's form when the car changes hands, to the customer or back. */
export const handoffForm = z.strictObject({
  odometerKm: odometerKm(NO_KM),
  pin,
});
/** The customer's code of a return confirms these km, too. */
export const returnPinForm = z.strictObject({ odometerKm: odometerKm(NO_KM) });
export type ReturnPinForm = z.output<typeof returnPinForm>;

export type HandoffForm = z.output<typeof handoffForm>;
