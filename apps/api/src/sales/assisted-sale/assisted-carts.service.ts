import { type AssistedCart, type Invitation, type SharedCart } from '@site/api-contract';
import { placeName } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type SignedIn } from '#platform/security/authentication';
import { findDealership } from '../../catalog/dealerships/dealerships.repository';
import { noteEndedCampaigns } from '../campaigns/note-ended-campaigns';
import { listOwned, toSimulation } from '../simulations/simulations.repository';
import {
  findAssisted,
  listAssisted,
  lockAssisted,
  withLastLines,
  withOwnProposals,
} from './assisted-carts.repository';
import { listCartEvents, recordEvent } from './cart-history';
import { lockInvited } from './invitations.repository';
import { invitationMail } from './shared-carts.mails';
import {
  closeCart,
  discardPrepared,
  insertCart,
  listedSince,
  ownerOfCart,
  preparedSession,
  type SharedCartRow,
  toSharedCart,
  updateCart,
} from './shared-carts.repository';
import { endOfSharing, INVITATION_GONE, newInvitation } from './shared-carts.service';

/**
 * A seller's carts: open ones, and for a week those that ended, without their contents.
 */
export async function listCarts(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  seller: SignedIn,
): Promise<SharedCart[]> {
  const now = clock.now();
  const carts = await listAssisted(db, seller, now, listedSince(now));
  return (await withLastLines(db, carts)).map(({ cart, ...lines }) => ({
    ...toSellersCart(cart),
    ...lines,
  }));
}

/** Without a name that the customer gave it goes by the seller's own. */
const toSellersCart = (row: SharedCartRow): SharedCart => ({
  ...toSharedCart(row),
  customerName: row.customerName ?? row.sellerCalls,
});

export async function getCart(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  seller: SignedIn,
  id: string,
): Promise<AssistedCart> {
  return asSellerSees(
    ports,
    db,
    (await findAssisted(db, seller, id, ports.clock.now())) ?? refuseOver(),
  );
}

/**
 * Leaves out all data of the customer's account: the seller sees the cart's simulations
 * and the name that the customer gave, or their own.
 */
export async function asSellerSees(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  row: SharedCartRow,
): Promise<AssistedCart> {
  const owned = await listOwned(db, ownerOfCart(row));
  return {
    ...toSellersCart(row),
    simulations: await noteEndedCampaigns(
      ports,
      db,
      owned
        .map((one) => toSimulation(ports, one))
        .filter(({ basket }) => basket !== null),
    ),
    history: await withOwnProposals(db, row, await listCartEvents(db, row.id)),
  };
}

/**
 * Starts an assisted sale: an empty cart that nobody else sees until the customer accepts
 * it.
 */
export async function startCart(
  ports: Ports,
  tx: Database,
  seller: SignedIn,
  customerName: string,
): Promise<AssistedCart> {
  const id = ports.random.uuid();
  const row = await insertCart(tx, {
    id,
    state: 'prepared',
    startedBy: 'seller',
    ...(await namesOf(tx, seller)),
    sessionId: preparedSession(id),
    customerName,
    sellerCalls: customerName,
    expiresAt: endOfSharing(ports),
    createdAt: ports.clock.now(),
  });
  return asSellerSees(ports, tx, row);
}

/**
 * Opens a customer's invitation: from now on only this seller can be let in, and only by
 * the customer.
 */
export function requestCart(
  ports: Ports,
  db: Database,
  seller: SignedIn,
  code: string,
): Promise<SharedCart> {
  const now = ports.clock.now();
  return db.transaction(async (tx) => {
    const cart =
      (await lockInvited(tx, code, 'offered', now)) ??
      refuse('not-found', INVITATION_GONE);
    const expiresAt = newInvitation(ports).stored.codeExpiresAt;
    return toSharedCart(
      await updateCart(tx, cart.id, {
        state: 'requested',
        ...(await namesOf(tx, seller)),
        codeHash: null,
        codeExpiresAt: null,
        expiresAt,
      }),
    );
  });
}

/**
 * A new invitation to a prepared cart. It is mailed when there is an address, which is
 * not stored.
 */
export function invite(
  ports: Ports,
  db: Database,
  { seller, id, email }: { seller: SignedIn; id: string; email: string | null },
): Promise<Invitation> {
  return db.transaction(async (tx) => {
    const cart =
      (await lockAssisted(tx, {
        seller,
        id,
        now: ports.clock.now(),
        states: ['prepared'],
      })) ?? refuseOver();
    const { simulations: prepared } = await asSellerSees(ports, tx, cart);
    if (prepared.length === 0)
      refuse('conflict', 'Inclua um carro antes de convidar o cliente.', {
        reason: 'cart-empty',
      });
    const { code, stored } = newInvitation(ports);
    await updateCart(tx, cart.id, { ...stored, declinedAt: null });
    if (email)
      await enqueueMail(
        ports,
        tx,
        invitationMail(ports.config, email, { ...cart, ...stored }, code),
        { dropAt: stored.codeExpiresAt },
      );
    return { code, invitedUntil: stored.codeExpiresAt.toISOString() };
  });
}

export function endCart(
  ports: Ports,
  db: Database,
  seller: SignedIn,
  id: string,
): Promise<{ ok: true }> {
  const now = ports.clock.now();
  return db.transaction(async (tx) => {
    const cart =
      (await lockAssisted(tx, {
        seller,
        id,
        now,
        states: ['prepared', 'requested', 'live'],
      })) ?? refuseOver();
    if (cart.state === 'live')
      await recordEvent(ports, tx, {
        sharedCartId: cart.id,
        owner: { assistantId: seller.id },
        line: { kind: 'ended' },
      });
    await discardPrepared(tx, cart, now);
    await closeCart(tx, cart.id, 'ended', now);
    return { ok: true };
  });
}

/**
 * The seller and the dealership by the names that the customer reads. A seller of a
 * dealership that has ended can't begin anything new.
 */
async function namesOf(
  tx: Database,
  { id, name, dealershipId, dealershipName }: SignedIn,
) {
  if (!dealershipId || !dealershipName || !name)
    return refuse(
      'conflict',
      'Seu usuário não está ligado a uma concessionária. Fale com a gerência da loja.',
      { reason: 'seller-without-dealership' },
    );
  const dealership =
    (await findDealership(tx, Number(dealershipId))) ??
    refuse(
      'invalid',
      'Sua loja foi encerrada e não começa atendimentos novos. O que está aberto segue.',
    );
  return {
    sellerId: id,
    sellerName: name,
    dealershipId: Number(dealershipId),
    dealershipName,
    dealershipPlace: placeName(dealership),
  };
}

/**
 * The same words whether it never existed, belongs to somebody else or was ended
 * (security-requirements D2).
 */
export function refuseOver(): never {
  return refuse('not-found', 'Este atendimento não existe ou foi encerrado.');
}
