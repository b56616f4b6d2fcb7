import { type AddressForm } from '@site/api-contract';
import { ADDRESS_DRAFT } from '@site/api-contract/identity';
import {
  MEMBER_DATA_PATH,
  registrationStepPath,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { recordAudit } from '#platform/security/audit';
import { noteRequestedAct } from '../../activity/requested-acts/requested-acts';
import { saveDraft } from '../../identity/drafts/drafts.service';
import { customerOnTheLine, type OfCustomer } from './customer-on-the-line';
import { addressMail } from './phone-calls.mails';

/**
 * Begins a change of the customer's address: it waits as the draft of their own form, and
 * nothing changes before they save it. A draft that they had is replaced.
 */
export function startAddress(
  ports: Ports,
  db: Database,
  { form, ...call }: OfCustomer & { form: AddressForm },
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const { actor, account } = await customerOnTheLine(ports, tx, call);
    const userId = account.id;
    const { savedAt } = await saveDraft(ports, tx, {
      userId,
      form: ADDRESS_DRAFT,
      // Without a complement the new address has none; the old one would be shown else.
      values: { ...form, complement: form.complement ?? '' },
    });
    await noteRequestedAct(ports, tx, { userId, kind: 'address', what: savedAt, actor });
    await recordAudit(ports, tx, {
      actor,
      action: 'address-change-started',
      personId: userId,
    });
    const step = registrationStepPath(account.personType, 'endereco');
    const path = withReturnUrl(step, MEMBER_DATA_PATH);
    const mail = addressMail(ports.config, { to: account.email, path, actor });
    await enqueueMail(ports, tx, mail);
    return { ok: true as const };
  });
}
