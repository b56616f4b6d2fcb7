import * as z from 'zod/mini';
import { done, instant, uuid } from '../wire/fields';

/** A consultant or dealer with access, as who has the right `people` sees them. */
const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['CONSULTANT', 'DEALER']),
  /** Null for a consultant. */
  dealershipName: z.nullable(z.string()),
  /** Whether an authenticator app is connected. */
  hasApp: z.boolean(),
  /** Null without a sign-in in the last months. */
  lastSignInAt: z.nullable(instant),
  /** Whether it is the reader, who has another colleague act for them. */
  isSelf: z.boolean(),
});
export type StaffMember = z.output<typeof staffMember>;

export const listStaff = {
  summary: 'Consultores e concessionárias com acesso, e se têm o aplicativo autenticador',
  data: z.object({
    /** Consultants first, by name. */
    items: z.array(staffMember),
  }),
};

export const resetStaffApp = {
  summary:
    'Desliga o aplicativo autenticador de um colega que perdeu o celular e encerra as sessões dele',
  params: z.object({ id: uuid }),
  data: done,
};
