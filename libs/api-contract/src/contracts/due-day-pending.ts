import * as z from 'zod/mini';

/**
 * A change of the due day whose first installment has not been charged, so that no other
 * change is possible. `againOn` is the day of that charge, null before the handover.
 */
export const dueDayPending = z.object({
  dueDay: z.int(),
  fromInstallment: z.int(),
  againOn: z.nullable(z.string()),
});
