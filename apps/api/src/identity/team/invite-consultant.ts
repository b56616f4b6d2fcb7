import {
  CONSULTANT_RIGHTS,
  type ConsultantInvitationForm,
  type NewPasswordForm,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { consume } from '#platform/http/limits/rate-limits';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { hashOf, TOKEN_BYTES } from '#platform/security/token-hash';
import { notify } from '../../activity/notifications/notify';
import { type Account, findAccount } from '../accounts/accounts.repository';
import { keepRight } from '../accounts/keep-right';
import { makeInvited } from '../accounts/staff-account';
import { hashNewPassword } from '../authentication/check-password';
import {
  consultantInvitationMail,
  consultantInvitedAgainMail,
} from './consultant-access.mails';
import {
  closeConsultantInvitation,
  findConsultantInvitation,
  lockConsultantInvitation,
  saveConsultantInvitation,
} from './consultant-invitations.repository';
import {
  holdsAddress,
  type LinkWords,
  refuseClosed,
  usableInvitation,
} from './invitation-link';

const LINK: LinkWords = {
  accepted:
    'Este convite já foi usado. Entre com o e-mail do convite e a senha que você criou.',
  withdrawn:
    'Este convite foi cancelado. Se foi engano, peça outro a quem convidou você.',
  expired: 'Este convite expirou. Peça outro a quem convidou você.',
  replaced:
    'Este link não vale. Use o do convite mais novo que chegou ao seu e-mail, ou peça outro a quem convidou você.',
};
const TAKEN =
  'Já existe uma conta com este e-mail. Peça a quem convidou você um convite para outro e-mail seu.';

/**
 * Counts an invitation of an address, before its transaction. One of the team is refused
 * and not counted.
 */
export async function countInvitation(
  ports: Ports,
  { email }: ConsultantInvitationForm,
): Promise<void> {
  refuseColleague(await findAccount(ports.database.db, email));
  await consume(ports, [`staff-invitation:${hashOf(email)}`], ports.config.PIN_SENDS);
}

/**
 * Invites a consultant by mail, with the rights that the account will have; inviting the
 * same address again replaces the link. The inviter learns nothing about an address: if
 * it has an account, only its owner is told so.
 */
export async function inviteConsultant(
  ports: Ports,
  tx: Database,
  {
    viewer,
    form,
    actor,
  }: { viewer: SignedIn; form: ConsultantInvitationForm; actor: Actor },
): Promise<{ ok: true }> {
  const { clock, config, random } = ports;
  const { name, email } = form;
  const account = await findAccount(tx, email);
  refuseColleague(account);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + config.INVITATION_DAYS * DAY_MS);
  const token = random.token(TOKEN_BYTES);
  const inviter =
    (await keepRight(tx, { userId: viewer.id, right: 'people' })) ??
    refuse('forbidden', TEXTS.rightMissing);
  const id = await saveConsultantInvitation(tx, {
    id: random.uuid(),
    name,
    email,
    rights: CONSULTANT_RIGHTS.filter((right) => form.rights.includes(right)),
    tokenHash: hashOf(token),
    invitedBy: viewer.id,
    sentAt: now,
    expiresAt,
  });
  const words = { to: email, name, by: inviter.name };
  const mail = holdsAddress(account)
    ? consultantInvitedAgainMail(config, words)
    : consultantInvitationMail(config, { ...words, token, expiresAt });
  await enqueueMail(ports, tx, mail, { dropAt: expiresAt });
  await recordAudit(ports, tx, {
    actor,
    action: 'consultant-invited',
    personId: null,
    subject: `invitation:${id}`,
    detail: form.rights.join(', ') || 'none',
  });
  return { ok: true };
}

/**
 * Refuses an address of the team, at its field. It tells the inviter nothing new, since
 * the list shows these e-mails.
 */
function refuseColleague(account: Account | null): void {
  if (account?.role !== 'CONSULTANT') return;
  const { name, disabledAt } = account;
  const message = disabledAt
    ? `Este e-mail é de ${name}, sem acesso hoje. Devolva o acesso na lista.`
    : `Este e-mail já é de ${name}, da equipe.`;
  refuseFields([{ key: 'Email', message }]);
}

/**
 * Withdraws an open invitation, whose link ends at once; 409 `changed-meanwhile` once it
 * was accepted or withdrawn.
 */
export function withdrawConsultantInvitation(
  ports: Ports,
  db: Database,
  { viewer, id, actor }: { viewer: SignedIn; id: string; actor: Actor },
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const invitation = await lockConsultantInvitation(tx, id);
    if (!invitation) refuse('not-found', TEXTS.notFound);
    await refuseClosed(tx, invitation, viewer.id);
    await closeConsultantInvitation(tx, id, { withdrawnAt: ports.clock.now() });
    await recordAudit(ports, tx, {
      actor,
      action: 'invitation-withdrawn',
      personId: null,
      subject: `invitation:${id}`,
    });
    return { ok: true as const };
  });
}

/**
 * Makes the consultant's account by the link of the mail, once: of two simultaneous uses
 * one succeeds, and none once the inviter has lost the right to invite. The link proves
 * the address and signs nobody in: the first sign-in connects the second step. Whoever
 * looks after the team finds a line in the bell. A useless link is refused with 400
 * `link-unusable`.
 */
export async function acceptConsultantInvitation(
  ports: Ports,
  db: Database,
  { token, form, actor }: { token: string; form: NewPasswordForm; actor: Actor },
): Promise<{ ok: true; email: string }> {
  const now = ports.clock.now();
  const hash = hashOf(token);
  // Hashed before the transaction, since others would wait for it.
  const invited = usableInvitation(
    await findConsultantInvitation(db, hash, { locked: false }),
    now,
    LINK,
  );
  const passwordHash = await hashNewPassword(ports, form.password, invited);
  return db.transaction(async (tx) => {
    const mayInvite =
      invited.invitedBy !== null &&
      (await keepRight(tx, { userId: invited.invitedBy, right: 'people' }));
    if (!mayInvite) refuse('invalid', LINK.withdrawn, { reason: 'link-unusable' });
    const { id, name, email, rights } = usableInvitation(
      await findConsultantInvitation(tx, hash, { locked: true }),
      now,
      LINK,
    );
    const account = await makeInvited(ports, tx, {
      values: {
        name,
        email,
        role: 'CONSULTANT',
        rights,
        dealershipId: null,
        originAssistedSale: null,
        passwordHash,
      },
      ...{ id, actor, taken: TAKEN },
    });
    await closeConsultantInvitation(tx, id, { acceptedAt: now });
    await notify(tx, {
      kind: 'consultant-joined',
      about: { colleague: account.id },
      to: { consultants: 'people', except: account.id },
      at: now,
    });
    return { ok: true as const, email };
  });
}
