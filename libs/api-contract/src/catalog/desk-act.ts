import * as z from 'zod/mini';
import { instant } from '../wire/fields';

/** When the desk or operations did something, and who it was. */
export const deskAct = z.object({
  at: instant,
  role: z.enum(['CONSULTANT', 'operations']),
  /** Null for operations, and once the account is gone. */
  name: z.nullable(z.string()),
});
