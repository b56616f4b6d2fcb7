import * as z from 'zod/mini';
import { cursor, instant, isoDay, pageSize, uuid } from '../wire/fields';
import { AUDIT_LOOKS, LOOKER_ROLES } from './audit-looks';

/** One look, with the trail's ids of people and the names of staff. */
const auditLook = z.object({
  id: z.string(),
  at: instant,
  action: z.enum(AUDIT_LOOKS),
  /** Null where the account does not exist any more, and for operations. */
  actorId: z.nullable(z.string()),
  actorName: z.nullable(z.string()),
  actorRole: z.enum(LOOKER_ROLES),
  /** Person whose data was read; null for a list, and for a look at nobody's data. */
  personId: z.nullable(z.string()),
  /** `proposal:<id>`, `contract:<id>`, `document:<id>`, `lead:<id>`. */
  subject: z.nullable(z.string()),
});
export type AuditLookEntry = z.output<typeof auditLook>;

export const listAuditLooks = {
  summary: 'Quem da equipe olhou os dados de quem, do mais recente ao mais antigo',
  query: z.strictObject({
    cursor,
    limit: pageSize,
    personId: z.optional(uuid),
    actorId: z.optional(uuid),
    action: z.optional(z.enum(AUDIT_LOOKS)),
    /** On this day of São Paulo or later. */
    from: z.optional(isoDay('o primeiro dia')),
    /** On this day of São Paulo or before. */
    to: z.optional(isoDay('o último dia')),
  }),
  data: z.object({
    items: z.array(auditLook),
    nextCursor: z.nullable(z.string()),
  }),
};
