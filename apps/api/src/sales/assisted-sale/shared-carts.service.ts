import {
  type DataOf,
  type offerSharedCart,
  type OwnSharedCart,
} from '@site/api-contract';
import { DAY_MS, storeIn } from '@site/api-contract/brazil';
import { type Config } from '#platform/config';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { refuseSessionId } from '#platform/http/client-headers';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type Caller } from '#platform/security/authentication';
import { hashOf } from '#platform/security/token-hash';
import { type Owner, ownerOf } from '../simulations/simulations.repository';
import { listCartEvents, recordEvent } from './cart-history';
import {
  closeCart,
  endExpired,
  findCurrentCart,
  insertCart,
  lockOpenCart,
  type SharedCartRow,
  toSharedCart,
  updateCart,
} from './shared-carts.repository';

const CODE_BYTES = 16;
export const INVITATION_GONE = 'Este convite não vale mais. Peça outro.';
const IS_STAFF =
  'Você entrou como equipe de uma concessionária. Saia e volte ao convite como cliente.';

export type Visitor = { viewer: Caller; sessionId: string | undefined };
/** The consent's name in the audit trail. */
export const TRACE = 'shared-cart';

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

export async function withHistory(
  db: Database,
  row: SharedCartRow,
): Promise<OwnSharedCart> {
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
export function customerOf({ viewer, sessionId }: Visitor): Owner {
  if (viewer.role) refuse('conflict', IS_STAFF, { reason: 'staff-account' });
  const { userId, sessionId: session } = ownerOf(viewer, sessionId);
  if (!userId && !session) refuseSessionId();
  return userId ? { userId, sessionId: null } : { userId: null, sessionId: session };
}

export function refuseAnother({
  sellerName,
  dealershipName,
  dealershipPlace,
  state,
}: SharedCartRow): never {
  const who = `${sellerName}, da ${storeIn(dealershipName ?? '', dealershipPlace)}`;
  return refuse(
    'conflict',
    state === 'live'
      ? `Você já está em atendimento com ${who}. Encerre no seu carrinho antes de começar outro.`
      : `${who}, espera a sua resposta. Aceite ou recuse no seu carrinho antes de convidar outra pessoa.`,
    { reason: 'shared-cart-open' },
  );
}
