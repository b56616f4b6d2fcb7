import { type NewPasswordForm, type SellerInvitationForm } from '@site/api-contract';
import { DAY_MS, withoutAccents } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { consume } from '#platform/http/limits/rate-limits';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import {
  type Caller,
  dealershipOf,
  type SignedIn,
  signedIn,
} from '#platform/security/authentication';
import { hashOf, TOKEN_BYTES } from '#platform/security/token-hash';
import { notify } from '../../activity/notifications/notify';
import { type Account, findAccount } from '../accounts/accounts.repository';
import { makeInvited } from '../accounts/staff-account';
import { hashNewPassword } from '../authentication/check-password';
import {
  holdsAddress,
  type LinkWords,
  refuseClosed,
  usableInvitation,
} from './invitation-link';
import {
  closeInvitation,
  findByToken,
  findDealershipName,
  lockInvitation,
  saveInvitation,
} from './invitations.repository';
import { invitationMail, invitedAgainMail } from './team.mails';

const LINK: LinkWords = {
  accepted:
    'Este convite já foi usado. Entre no portal com o e-mail do convite e a senha que você criou.',
  withdrawn: 'A loja cancelou este convite. Se foi engano, peça outro à loja.',
  expired: 'Este convite expirou. Peça outro à loja.',
  replaced:
    'Este link não vale. Use o do convite mais novo que chegou ao seu e-mail, ou peça outro à loja.',
};
const TAKEN =
  'Já existe uma conta com este e-mail. Peça à loja um convite para outro e-mail seu.';

/**
 * Counts an invitation of an address by a dealership, before its transaction. One of the
 * own team is refused and not counted.
 */
export async function countInvitation(
  ports: Ports,
  { viewer, form: { email } }: { viewer: Caller; form: SellerInvitationForm },
): Promise<void> {
  const dealershipId = dealershipOf(signedIn(viewer));
  refuseOwnSeller(await findAccount(ports.database.db, email), dealershipId);
  await consume(
    ports,
    [`invitation:${dealershipId}:${hashOf(email)}`],
    ports.config.PIN_SENDS,
  );
}

/**
 * Invites a seller by mail; inviting the same address again replaces the link. The dealer
 * learns nothing about an address: if it has an account, only its owner is told so, and
 * the invitation appears in the list like any other.
 */
export async function inviteSeller(
  ports: Ports,
  tx: Database,
  { viewer, form, actor }: { viewer: SignedIn; form: SellerInvitationForm; actor: Actor },
): Promise<{ ok: true }> {
  const { clock, config, random } = ports;
  const dealershipId = dealershipOf(viewer);
  const { name, email } = form;
  const account = await findAccount(tx, email);
  refuseOwnSeller(account, dealershipId);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + config.INVITATION_DAYS * DAY_MS);
  const token = random.token(TOKEN_BYTES);
  const shop = await findDealershipName(tx, dealershipId);
  const id = await saveInvitation(tx, {
    id: random.uuid(),
    dealershipId,
    name,
    email,
    tokenHash: hashOf(token),
    invitedBy: viewer.id,
    sentAt: now,
    expiresAt,
  });
  const words = { to: email, name, shop: shop ?? 'Uma concessionária' };
  const mail = holdsAddress(account)
    ? invitedAgainMail(config, words)
    : invitationMail(config, { ...words, token, expiresAt });
  await enqueueMail(ports, tx, mail, { dropAt: expiresAt });
  await recordAudit(ports, tx, {
    actor,
    action: 'seller-invited',
    personId: null,
    subject: `invitation:${id}`,
  });
  return { ok: true };
}

/**
 * Refuses an address of the dealer's own team, at its field. It tells the dealer nothing
 * new, since the team's list shows its e-mails.
 */
function refuseOwnSeller(account: Account | null, dealershipId: number): void {
  if (account?.role !== 'SELLER' || account.dealershipId !== dealershipId) return;
  const { name, disabledAt } = account;
  const message = disabledAt
    ? `Este e-mail é de ${name}, da sua equipe. Devolva o acesso na lista.`
    : `Este e-mail já é de ${name}, da sua equipe.`;
  refuseFields([{ key: 'Email', message }]);
}

/**
 * Withdraws an open invitation, whose link ends at once. 404 for another dealership's,
 * 409 `changed-meanwhile` once it was accepted or withdrawn.
 */
export function withdrawInvitation(
  ports: Ports,
  db: Database,
  { viewer, id, actor }: { viewer: SignedIn; id: string; actor: Actor },
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const dealershipId = dealershipOf(viewer);
    const invitation = await lockInvitation(tx, { id, dealershipId });
    if (!invitation) refuse('not-found', TEXTS.notFound);
    await refuseClosed(tx, invitation, viewer.id);
    await closeInvitation(tx, id, { withdrawnAt: ports.clock.now() });
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
 * Makes the seller's account by the link of the mail, once: of two simultaneous uses one
 * succeeds. The link proves the address and signs nobody in. A useless link is refused
 * with 400 `link-unusable`, with the reason.
 */
export async function acceptInvitation(
  ports: Ports,
  db: Database,
  { token, form, actor }: { token: string; form: NewPasswordForm; actor: Actor },
): Promise<{ ok: true; email: string }> {
  const now = ports.clock.now();
  const hash = hashOf(token);
  // Hashed before the transaction, since others would wait for it.
  const passwordHash = await hashNewPassword(
    ports,
    form.password,
    usableInvitation(await findByToken(db, hash, { locked: false }), now, LINK),
  );
  return db.transaction(async (tx) => {
    const invitation = usableInvitation(
      await findByToken(tx, hash, { locked: true }),
      now,
      LINK,
    );
    const { id, name, email, dealershipId } = invitation;
    const account = await makeInvited(ports, tx, {
      values: {
        name,
        email,
        role: 'SELLER',
        dealershipId,
        originAssistedSale: originFor(ports, name),
        passwordHash,
      },
      ...{ id, actor, taken: TAKEN },
    });
    await closeInvitation(tx, id, { acceptedAt: now });
    await notify(tx, {
      kind: 'seller-joined',
      about: { colleague: account.id },
      to: { dealersOf: dealershipId },
      at: now,
    });
    return { ok: true as const, email };
  });
}

/** The origin that names this seller in links of assisted sales: readable and unique. */
function originFor({ random }: Pick<Ports, 'random'>, name: string): string {
  const first = withoutAccents(name)
    .toUpperCase()
    .split(/[^A-Z]+/)
    .find((word) => word !== '');
  return `${(first ?? 'VENDA').slice(0, 20)}-${random.uuid().slice(0, 8).toUpperCase()}`;
}
