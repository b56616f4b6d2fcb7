import * as z from 'zod/mini';

/**
 * A change of the due day whose first installment has not been charged: until then there
 * is no other. `againOn` is the day of that, null before the car is handed over.
 */
export const dueDayPending = z.object({
  dueDay: z.int(),
  fromInstallment: z.int(),
  againOn: z.nullable(z.string()),
});
