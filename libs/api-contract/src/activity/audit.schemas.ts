import * as z from 'zod/mini';
import { cursor, instant, isoDay, pageSize, uuid } from '../wire/fields';
import { AUDIT_KINDS, isAuditWord, LOOKER_ROLES } from './audit-looks';

/** One act or look, with the names of today of who and what it is about. */
const auditLook = z.object({
  id: z.string(),
  at: instant,
  /** One of `AUDIT_WORDS`. */
  action: z.string(),
  /** Null where the account does not exist any more, and for operations. */
  actorId: z.nullable(z.string()),
  actorName: z.nullable(z.string()),
  actorRole: z.enum(LOOKER_ROLES),
  /** The account that it is about; null for a list, nobody's data and the actor's own. */
  personId: z.nullable(z.string()),
  /** Null once the account is gone. */
  personName: z.nullable(z.string()),
  /** Whether that account is a colleague's, and no customer's. */
  isStaff: z.boolean(),
  /** `proposal:<id>`, `contract:<id>`, `document:<id>`, `lead:<id>`. */
  subject: z.nullable(z.string()),
  /** Number or name of the subject; null once it is gone. */
  subjectName: z.nullable(z.string()),
  /** Words of ours: a state, rights, a code. */
  detail: z.nullable(z.string()),
});
export type AuditLookEntry = z.output<typeof auditLook>;

export const listAuditLooks = {
  summary:
    'O que a equipe fez e quem ela olhou, do mais recente ao mais antigo; sem `kind`, só o que olhou',
  query: z.strictObject({
    cursor,
    limit: pageSize,
    kind: z.optional(z.enum(AUDIT_KINDS)),
    personId: z.optional(uuid),
    actorId: z.optional(uuid),
    /** One of `AUDIT_WORDS`; a list of them all would make the document too long. */
    action: z.optional(z.string().check(z.refine(isAuditWord, 'Escolha na lista.'))),
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
