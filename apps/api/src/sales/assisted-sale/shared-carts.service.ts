import {
  type BodyOf,
  type DataOf,
  type decideSharing,
  type offerSharedCart,
  type openInvitation,
  type OwnSharedCart,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { type Config } from '#platform/config';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { refuseSessionId } from '#platform/http/client-headers';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type Caller } from '#platform/security/authentication';
import { hashOf } from '#platform/security/token-hash';
import {
  listOwned,
  type Owner,
  ownerOf,
  toSimulation,
} from '../simulations/simulations.repository';
import { listCartEvents, recordEvent } from './cart-history';
import { acceptedMail } from './shared-carts.mails';
import {
  closeCart,
  discardPrepared,
  endExpired,
  findCurrentCart,
  findInvited,
  findSeller,
  handOver,
  insertCart,
  lockInvited,
  lockOpenCart,
  ownerOfCart,
  type SharedCartRow,
  toSharedCart,
  updateCart,
} from './shared-carts.repository';

const CODE_BYTES = 16;
export const INVITATION_GONE = 'Este convite não vale mais. Peça outro.';
const IS_STAFF =
  'Você entrou como equipe de uma concessionária. Saia e volte ao convite como cliente.';

type Visitor = { viewer: Caller; sessionId: string | undefined };
const TRACE = 'shared-cart';

/** A new invitation: the code, which only its link has, and the part that is stored. */
export function newInvitation({
  random,
  clock,
  config,
}: Pick<Ports, 'random' | 'clock' | 'config'>) {
  const code = random.token(CODE_BYTES);
  const codeExpiresAt = new Date(
    clock.now().getTime() + config.INVITATION_HOURS * 3_600_000,
  );
  return { code, stored: { codeHash: hashOf(code), codeExpiresAt } };
}

export function endOfSharing({
  clock,
  config,
}: {
  clock: Ports['clock'];
  config: Pick<Config, 'SHARED_CART_DAYS'>;
}): Date {
  return new Date(clock.now().getTime() + config.SHARED_CART_DAYS * DAY_MS);
}

/**
 * Shows the seller in the customer's cart, with the history; also a sharing that ended
 * within a day, so that its end can be read.
 */
export async function getOwnCart(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, sessionId }: Visitor,
): Promise<OwnSharedCart | null> {
  const now = clock.now();
  const row = await findCurrentCart(
    db,
    ownerOf(viewer, sessionId),
    now,
    new Date(now.getTime() - DAY_MS),
  );
  return row && withHistory(db, row);
}

async function withHistory(db: Database, row: SharedCartRow): Promise<OwnSharedCart> {
  return { ...toSharedCart(row), history: await listCartEvents(db, row.id) };
}

/**
 * A customer's invitation for a seller of their choice. It names no seller yet, so it is
 * no consent.
 */
export function offerCart(
  ports: Ports,
  db: Database,
  visitor: Visitor,
): Promise<DataOf<typeof offerSharedCart>> {
  const owner = customerOf(visitor);
  const now = ports.clock.now();
  const { code, stored } = newInvitation(ports);
  const changes = { ...stored, expiresAt: stored.codeExpiresAt };
  return db.transaction(async (tx) => {
    await endExpired(tx, now);
    const open = await lockOpenCart(tx, owner, now);
    if (open && open.state !== 'offered') return refuseAnother(open);
    const row = open
      ? await updateCart(tx, open.id, changes)
      : await insertCart(tx, {
          id: ports.random.uuid(),
          state: 'offered',
          startedBy: 'customer',
          ...owner,
          createdAt: now,
          ...changes,
        });
    return {
      code,
      invitedUntil: stored.codeExpiresAt.toISOString(),
      cart: await withHistory(tx, row),
    };
  });
}

/**
 * Shows an invitation before the answer: the seller who asks, and the prepared cars.
 * Simulations come without the ids to act on.
 */
export async function openInvited(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  code: string,
): Promise<DataOf<typeof openInvitation>> {
  const row = await findInvited(db, code, ports.clock.now());
  if (!row?.codeExpiresAt) return refuse('not-found', INVITATION_GONE);
  const prepared = (await listOwned(db, ownerOfCart(row))).map((owned) =>
    toSimulation(ports, owned),
  );
  return {
    sellerName: row.sellerName ?? '',
    dealershipName: row.dealershipName ?? '',
    invitedUntil: row.codeExpiresAt.toISOString(),
    simulations: prepared
      .filter(({ basket }) => basket !== null)
      .map(({ id: _id, ...shown }) => shown),
  };
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
    if (!candidate) return refuse('not-found', INVITATION_GONE);
    if (!accepted) {
      await discardPrepared(tx, candidate, now);
      await closeCart(tx, candidate.id, 'declined', now);
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
    textVersion,
    consentPage: page,
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

/** Ends the seller's access at once, or cancels the invitation. */
export function endOwnCart(
  ports: Ports,
  db: Database,
  { viewer, sessionId, actor }: Visitor & { actor: Actor },
): Promise<{ ok: true }> {
  const now = ports.clock.now();
  return db.transaction(async (tx) => {
    const open = await lockOpenCart(tx, ownerOf(viewer, sessionId), now);
    if (!open)
      return refuse('not-found', 'Nenhum atendimento está aberto neste carrinho.');
    if (open.state === 'live') {
      await recordEvent(ports, tx, {
        sharedCartId: open.id,
        owner: {},
        line: { kind: 'ended' },
      });
      await recordAudit(ports, tx, {
        actor,
        action: 'consent-withdrawn',
        detail: TRACE,
      });
    }
    await closeCart(tx, open.id, open.state === 'requested' ? 'declined' : 'ended', now);
    return { ok: true };
  });
}

/** The customer's side: a browser session or an account without a role. */
function customerOf({ viewer, sessionId }: Visitor): Owner {
  if (viewer.role) refuse('conflict', IS_STAFF, { reason: 'staff-account' });
  const { userId, sessionId: session } = ownerOf(viewer, sessionId);
  if (!userId && !session) refuseSessionId();
  return userId ? { userId, sessionId: null } : { userId: null, sessionId: session };
}

function refuseAnother({ sellerName, dealershipName, state }: SharedCartRow): never {
  const who = `${sellerName}, da ${dealershipName}`;
  return refuse(
    'conflict',
    state === 'live'
      ? `Você já está em atendimento com ${who}. Encerre no seu carrinho antes de começar outro.`
      : `${who}, espera a sua resposta. Aceite ou recuse no seu carrinho antes de convidar outra pessoa.`,
    { reason: 'shared-cart-open' },
  );
}
