import {
  type BodyOf,
  type DataOf,
  type decideSharing,
  type openInvitation,
  type OwnSharedCart,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { hashOf } from '#platform/security/token-hash';
import {
  listOwned,
  type Owner,
  toSimulation,
} from '../simulations/simulations.repository';
import { recordEvent } from './cart-history';
import { findAccepted, findInvited, lockInvited } from './invitations.repository';
import { notifySeller } from './notify-seller';
import { acceptedMail } from './shared-carts.mails';
import {
  closeCart,
  endExpired,
  findSeller,
  handOver,
  lockOpenCart,
  ownerOfCart,
  type SharedCartRow,
  updateCart,
} from './shared-carts.repository';
import {
  customerOf,
  endOfSharing,
  INVITATION_GONE,
  refuseAnother,
  TRACE,
  type Visitor,
  withHistory,
} from './shared-carts.service';

const INVITATION_ACCEPTED =
  'Este convite já foi aceito em outro aparelho. Se foi você, entre na sua conta nos dois.';

/**
 * Shows an invitation before the answer: the seller who asks, and the prepared cars.
 * Simulations come without the ids to act on.
 */
export async function openInvited(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  code: string,
): Promise<DataOf<typeof openInvitation>> {
  const now = ports.clock.now();
  const row = await findInvited(db, code, now);
  if (!row?.codeExpiresAt) return refuseAnswered(db, code, now);
  const prepared = (await listOwned(db, ownerOfCart(row))).map((owned) =>
    toSimulation(ports, owned),
  );
  return {
    sellerName: row.sellerName ?? '',
    dealershipName: row.dealershipName ?? '',
    dealershipPlace: row.dealershipPlace,
    invitedUntil: row.codeExpiresAt.toISOString(),
    simulations: prepared
      .filter(({ basket }) => basket !== null)
      .map(({ id: _id, ...shown }) => shown),
  };
}

async function refuseAnswered(
  db: Database,
  code: string | null,
  now: Date,
): Promise<never> {
  if (code !== null && (await findAccepted(db, code, now)))
    refuse('conflict', INVITATION_ACCEPTED, { reason: 'invitation-accepted' });
  return refuse('not-found', INVITATION_GONE);
}

/**
 * The customer's answer, the only way for a seller into a cart (LGPD art. 8). An
 * invitation is answered once.
 */
export function decide(
  ports: Ports,
  db: Database,
  visitor: Visitor & { actor: Actor },
  { code, accepted, ...consent }: BodyOf<typeof decideSharing>,
): Promise<OwnSharedCart | null> {
  const owner = customerOf(visitor);
  const now = ports.clock.now();
  return db.transaction(async (tx) => {
    await endExpired(tx, now);
    const invited = code === null ? null : await lockInvited(tx, code, 'prepared', now);
    const open = await lockOpenCart(tx, owner, now);
    const candidate =
      code === null ? (open?.state === 'requested' ? open : null) : invited;
    if (!candidate) {
      // The browser lost the answer to its own acceptance and asks again.
      const isOwn = open?.state === 'live' && isOf(open, code);
      return accepted && isOwn ? withHistory(tx, open) : refuseAnswered(tx, code, now);
    }
    if (!accepted) {
      await decline(tx, candidate, now);
      return null;
    }
    if (open?.state === 'live') return refuseAnother(open);
    // This ends another invitation of the customer, or another seller's that waits for an
    // answer.
    if (open && open.id !== candidate.id) await closeCart(tx, open.id, 'ended', now);
    if (candidate.state === 'prepared') await handOver(tx, candidate, owner);
    await recordAudit(ports, tx, {
      actor: visitor.actor,
      action: 'consent-given',
      detail: TRACE,
    });
    return withHistory(tx, await accept(ports, tx, { owner, cart: candidate, consent }));
  });
}

/**
 * A prepared cart stays with its seller, who may change it and invite the next customer
 * with it, so the name goes, except as the seller's own note; a seller who asked to join a
 * cart of the customer is sent away.
 */
async function decline(tx: Database, cart: SharedCartRow, now: Date): Promise<void> {
  if (cart.state !== 'prepared') {
    await closeCart(tx, cart.id, 'declined', now);
    return;
  }
  await updateCart(tx, cart.id, {
    codeHash: null,
    codeExpiresAt: null,
    customerName: null,
    declinedAt: now,
  });
  await notifySeller(tx, { cart: cart.id, kind: 'declined', at: now });
}

type Consent = Pick<
  BodyOf<typeof decideSharing>,
  'customerName' | 'textVersion' | 'page'
>;

async function accept(
  ports: Ports,
  tx: Database,
  {
    owner,
    cart,
    consent: { customerName, textVersion, page },
  }: { owner: Owner; cart: SharedCartRow; consent: Consent },
): Promise<SharedCartRow> {
  const row = await updateCart(tx, cart.id, {
    state: 'live',
    userId: owner.userId,
    sessionId: owner.sessionId,
    acceptedAt: ports.clock.now(),
    expiresAt: endOfSharing(ports),
    customerName: customerName || cart.customerName,
    // The note stays only with the customer for whom it was made.
    sellerCalls: cart.customerName,
    textVersion,
    consentPage: page,
    acceptedCodeHash: cart.codeHash,
    codeHash: null,
    codeExpiresAt: null,
  });
  await recordEvent(ports, tx, {
    sharedCartId: row.id,
    owner,
    line: { kind: 'accepted' },
  });
  await tellSeller(ports, tx, row);
  return row;
}

/** A seller who has left the dealership is not told, and does not get in. */
async function tellSeller(ports: Ports, tx: Database, row: SharedCartRow): Promise<void> {
  const seller = await findSeller(tx, row);
  if (!seller) return;
  const cars = (await listOwned(tx, ownerOfCart(row))).flatMap(
    ({ simulation, basket }) =>
      basket ? [`${basket.choice.modelName} (${simulation.code})`] : [],
  );
  await enqueueMail(
    ports,
    tx,
    acceptedMail(ports.config, seller.email, { ...row, cars }),
  );
}

const isOf = ({ acceptedCodeHash }: SharedCartRow, code: string | null): boolean =>
  code !== null && acceptedCodeHash === hashOf(code);
