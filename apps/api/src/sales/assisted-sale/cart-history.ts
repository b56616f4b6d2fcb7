import { and, desc, eq } from 'drizzle-orm';
import { type CartChange, type CartEvent } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import {
  type BasketRow,
  type Owned,
  type Owner,
} from '../simulations/simulations.repository';
import { notifySeller } from './notify-seller';
import { cartEvents, sharedCarts } from './shared-carts.table';

const MOST_SHOWN = 100;

type Happened = {
  owned: Owned;
  kind: CartEvent['kind'];
  basket?: BasketRow | null;
  changes?: CartChange[];
};

/**
 * Adds a line to the history of the shared cart of a simulation; does nothing outside of
 * one.
 */
export async function recordChange(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  owner: Owner,
  { owned, kind, basket = owned.basket, changes }: Happened,
): Promise<void> {
  const { simulation, sharedCartId } = owned;
  if (!sharedCartId) return;
  await recordEvent(ports, tx, {
    sharedCartId,
    owner,
    line: {
      kind,
      simulationCode: simulation.code,
      modelName: basket?.choice.modelName,
      changes,
    },
  });
}

type Line = {
  kind: CartEvent['kind'];
  simulationCode?: string;
  modelName?: string;
  changes?: CartChange[];
};

/** Adds a line to the history of a shared cart, in the transaction of the event. */
export async function recordEvent(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  {
    sharedCartId,
    owner,
    line: { changes = [], ...line },
  }: { sharedCartId: string; owner: Pick<Owner, 'assistantId'>; line: Line },
): Promise<void> {
  const bySide = owner.assistantId ? 'seller' : 'customer';
  const at = clock.now();
  await tx.insert(cartEvents).values({ sharedCartId, bySide, at, changes, ...line });
  if (bySide === 'customer')
    await notifySeller(tx, { cart: sharedCartId, kind: line.kind, at });
}

/** The history, newest first. */
export async function listCartEvents(
  db: Database,
  sharedCartId: string,
): Promise<CartEvent[]> {
  const rows = await db
    .select()
    .from(cartEvents)
    .where(eq(cartEvents.sharedCartId, sharedCartId))
    .orderBy(desc(cartEvents.id))
    .limit(MOST_SHOWN);
  return rows.map(({ id, at, bySide, kind, simulationCode, modelName, changes }) => ({
    id: String(id),
    at: at.toISOString(),
    by: bySide,
    kind,
    simulationCode,
    modelName,
    changes,
  }));
}

/**
 * Tells who on the other side last changed a simulation, and when; undefined when nobody did.
 */
export async function changedByOther(
  db: Database,
  { assistantId }: Owner,
  { simulation: { code }, sharedCartId }: Owned,
): Promise<string | undefined> {
  if (!sharedCartId) return undefined;
  const [last] = await db
    .select({
      at: cartEvents.at,
      by: cartEvents.bySide,
      customer: sharedCarts.customerName,
      seller: sharedCarts.sellerName,
    })
    .from(cartEvents)
    .innerJoin(sharedCarts, eq(sharedCarts.id, cartEvents.sharedCartId))
    .where(
      and(eq(cartEvents.sharedCartId, sharedCartId), eq(cartEvents.simulationCode, code)),
    )
    .orderBy(desc(cartEvents.id))
    .limit(1);
  if (!last || last.by === (assistantId ? 'seller' : 'customer')) return undefined;
  const who =
    last.by === 'seller' ? (last.seller ?? 'A loja') : (last.customer ?? 'O cliente');
  return `${who} mudou esta simulação em ${formatDateTime(last.at)}.`;
}
