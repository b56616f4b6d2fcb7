import { type SignaturePinForm } from '@site/api-contract';
import { discreetEmail } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuseFields, refuseTooMany } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { sendPin } from '../../identity/authentication/pins';
import { carOf } from '../../sales/proposals/proposals.mails';
import { refuseUnlessSignable } from './sign/refuse-unless-signable';
import { ASKED, findOwn, lockOwn } from './sign/signature.service';
import { drawSignerDraft, sendSignerPin, type SignerDraft } from './sign/signer-pins';
import { refuseOtherAddress, signerOf } from './sign/signers';

const ACCOUNT_ALONE = 'O código vai para o e-mail da sua conta.';

type AskedPin = {
  viewer: SignedIn;
  id: string;
  actor: Actor;
  form?: SignaturePinForm;
};

/**
 * Mails the PIN that signs this contract, and no other one. For a company it goes to the
 * partner who signs, for a person to the account. Throws `StaleAhead` when the draft in
 * the mail is out of date.
 */
export async function askSignaturePin(
  ports: Ports,
  db: Database,
  asked: AskedPin,
): Promise<{ sentTo: string; minutes: number }> {
  const draft = await draftFor(ports, db, asked);
  const { viewer, id, actor, form = {} } = asked;
  const address = await db.transaction(async (tx) => {
    const { customer, row } = await lockOwn(tx, viewer, id);
    refuseUnlessSignable(row, ports.clock.now(), ASKED);
    await recordAudit(ports, tx, { actor, action: 'code-asked', detail: 'contract' });
    const signer = await signerOf(tx, row, form.signer);
    if (signer) {
      refuseOtherAddress(signer, form.email);
      return sendSignerPin(ports, tx, { row, customer, signer, draft });
    }
    const { email } = customer;
    if (form.email && form.email !== email)
      refuseFields([{ key: 'Email', message: ACCOUNT_ALONE }]);
    const sent = await sendPin(ports, tx, {
      userId: viewer.id,
      purpose: 'contract',
      address: email,
      boundTo: id,
      car: carOf(row),
    });
    return sent ? email : null;
  });
  if (address === null) return refuseTooMany(ports.config.BLOCK_SECONDS);
  return { sentTo: discreetEmail(address), minutes: ports.config.PIN_MINUTES };
}

/**
 * The draft for the partner who is to sign, made while no row is locked; null for a
 * person.
 */
async function draftFor(
  ports: Ports,
  db: Database,
  { viewer, id, form = {} }: AskedPin,
): Promise<SignerDraft | null> {
  const { row } = await findOwn(db, viewer, id);
  refuseUnlessSignable(row, ports.clock.now(), ASKED);
  const signer = await signerOf(db, row, form.signer);
  if (!signer) return null;
  refuseOtherAddress(signer, form.email);
  return drawSignerDraft(ports, db, { row, signer });
}
