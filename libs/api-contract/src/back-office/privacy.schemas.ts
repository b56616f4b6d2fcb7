import * as z from 'zod/mini';
import { currentPassword } from '../identity/account-security.schemas';
import { consent } from '../identity/consents.schemas';
import { done, instant, uuid } from '../wire/fields';

const ofUser = z.object({ id: uuid });

/** One kind of stored data, in sentences for its owner (LGPD art. 9º). */
const storedData = z.object({
  key: z.string(),
  what: z.string(),
  why: z.string(),
  /** Legal basis. */
  basis: z.string(),
  until: z.string(),
  /** How many records there are; 0 when nothing of the kind is stored. */
  count: z.int(),
});

/** Contract or tax facts that must outlive an erasure. `until` is a day. */
const keptFact = z.object({ what: z.string(), why: z.string(), until: z.string() });

export const privacy = z.object({
  policyAcceptedAt: z.nullable(instant),
  /** Choices about cookies and campaigns, newest first. */
  consents: z.array(consent),
  stored: z.array(storedData),
  /** Staff looks at this person's data, newest first, at most 100. */
  views: z.array(z.object({ at: instant, who: z.string(), what: z.string() })),
  erasure: z.object({
    /** Why the account can't be erased now; empty when it can. */
    blockers: z.array(z.string()),
    keeps: z.array(keptFact),
  }),
  /** Paths of the calls below `/api/v1` that export and erase. */
  links: z.object({ export: z.string(), erasure: z.string() }),
});
export type Privacy = z.output<typeof privacy>;
export const getPrivacy = {
  summary:
    'Consentimentos, o que guardamos e por quê, e quem viu os dados (spec §7, LGPD)',
  params: ofUser,
  data: privacy,
};

export const exportForm = z.strictObject({ currentPassword });
export type ExportForm = z.output<typeof exportForm>;
/** Files of an export; `base64` holds their bytes. */
const dataExport = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['application/json', 'application/pdf']),
      base64: z.string(),
    }),
  ),
});
export type DataExport = z.output<typeof dataExport>;
export const exportData = {
  summary: 'Entrega uma cópia de todos os dados da conta, em JSON e PDF (LGPD art. 18)',
  params: ofUser,
  body: exportForm,
  data: dataExport,
};

/**
 * `confirmed`: the person has read what is erased, what stays and that it can't be
 * undone.
 */
export const erasureForm = z.strictObject({
  currentPassword,
  confirmed: z.literal(true, 'Marque que você entendeu que a conta não volta.'),
});
export type ErasureForm = z.output<typeof erasureForm>;
export const eraseAccount = {
  summary:
    'Apaga a conta e os dados dela, menos o que a lei manda guardar (LGPD art. 18)',
  params: ofUser,
  body: erasureForm,
  data: z.extend(done, { keeps: z.array(keptFact) }),
};
