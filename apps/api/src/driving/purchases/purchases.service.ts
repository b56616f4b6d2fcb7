import { type listPurchases, type Purchase, type QueryOf } from '@site/api-contract';
import { reaisFromCentavos } from '@site/api-contract/brazil';
import { type PurchaseState } from '@site/api-contract/contracts';
import { canMovePurchase, type PurchaseActor } from '@site/api-contract/driving';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Mail } from '#platform/mail/mail';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { byWhom, findLastAct } from '#platform/security/who-acted';
import { type PurchaseRow } from '../../contracts/contracts/contracts.repository';
import { contractNotFound } from '../../contracts/contracts/contracts.service';
import {
  findReturn,
  findReturns,
  lockReturn,
  type ReturnFacts,
} from '../returns/returns.repository';
import { toPurchase } from './purchase-view';
import { findListPrice, listPurchaseIds } from './purchases.repository';

export type PurchaseCall = { viewer: SignedIn; id: string; actor: Actor };
/** A contract whose purchase was asked for. */
export type PurchaseFacts = ReturnFacts & { purchase: PurchaseRow };

const isStaff = ({ kind }: SignedIn) => kind === 'consultant';

/**
 * The purchase of one's own contract, or of any for a consultant, whose look the trail
 * records. 404 otherwise.
 */
export async function showPurchase(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id, actor }: PurchaseCall,
): Promise<Purchase> {
  const facts = await visible(db, viewer, id);
  const shown = viewOf(ports, viewer, facts);
  if (!isStaff(viewer)) return shown;
  await recordAudit(ports, db, {
    actor,
    action: 'purchase-viewed',
    personId: facts.customer.id,
    subject: `contract:${facts.contract.id}`,
  });
  const listPrice = await findListPrice(db, facts.contract.terms);
  return listPrice === null
    ? shown
    : { ...shown, listPrice: reaisFromCentavos(listPrice) };
}

/** Lists the purchases that wait for consultants, or that have ended. */
export async function listQueue(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  {
    viewer,
    actor,
    query,
  }: Omit<PurchaseCall, 'id'> & { query: QueryOf<typeof listPurchases> },
): Promise<{ items: Purchase[] }> {
  await recordAudit(ports, db, { actor, action: 'purchases-listed', personId: null });
  const queue = await findReturns(db, await listPurchaseIds(db, query));
  return { items: queue.map((facts) => viewOf(ports, viewer, facts)) };
}

export function viewOf(
  ports: Pick<Ports, 'clock'>,
  viewer: SignedIn,
  facts: ReturnFacts,
): Purchase {
  return toPurchase(facts, { today: todayOf(ports), isStaff: isStaff(viewer) });
}

async function visible(db: Database, viewer: SignedIn, id: string): Promise<ReturnFacts> {
  const facts = await findReturn(db, id);
  const isSeen = facts && (isStaff(viewer) || facts.contract.userId === viewer.id);
  return isSeen ? facts : contractNotFound();
}

/**
 * Finds the facts like `showPurchase`, with the contract locked until the transaction
 * ends.
 */
export async function lockVisible(
  tx: Database,
  { viewer, id }: Pick<PurchaseCall, 'viewer' | 'id'>,
): Promise<ReturnFacts> {
  const { contract } = await visible(tx, viewer, id);
  return (await lockReturn(tx, contract.id)) ?? visible(tx, viewer, id);
}

/**
 * Locks the purchase for a move. A 409 when its revision changed since it was read, or
 * its state does not allow the move.
 */
export async function lockForMove(
  tx: Database,
  call: Pick<PurchaseCall, 'viewer' | 'id'>,
  { revision, to, party }: { revision: number; to: PurchaseState; party: PurchaseActor },
): Promise<PurchaseFacts> {
  const facts = await lockVisible(tx, call);
  const { purchase } = facts;
  if (purchase?.revision !== revision || !canMovePurchase(purchase.state, to, party))
    return refuseMoved(tx, call.viewer, facts);
  return { ...facts, purchase };
}

const DONE: Record<PurchaseState, string> = {
  pedida: 'pediu uma oferta',
  oferecida: 'fez a oferta',
  recusada: 'recusou a venda',
  aceita: 'aceitou a oferta',
  dispensada: 'dispensou a oferta',
  vencida: 'encerrou a compra',
  comprada: 'confirmou o pagamento',
  transferida: 'anotou a transferência',
};

/** Refuses with 409; consultants read who was first. */
async function refuseMoved(
  tx: Database,
  viewer: SignedIn,
  { purchase, contract, customer }: ReturnFacts,
): Promise<never> {
  const last =
    purchase && isStaff(viewer)
      ? await findLastAct(tx, {
          actions: ['purchase-changed'],
          personId: customer.id,
          subject: `contract:${contract.id}`,
          detail: purchase.state,
        })
      : null;
  const why =
    purchase && last
      ? byWhom(last, DONE[purchase.state], viewer.id)
      : 'Há novidade nesta compra.';
  return refuse('conflict', `${why} Confira antes de continuar.`, {
    reason: 'changed-meanwhile',
  });
}

/**
 * Records an act in the audit trail and mails the customer; returns the purchase after
 * it.
 */
export async function recordAct(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  {
    id,
    actor,
    mail,
  }: Pick<PurchaseCall, 'id' | 'actor'> & { mail?: (facts: PurchaseFacts) => Mail },
): Promise<PurchaseFacts> {
  const facts = await findReturn(tx, id);
  if (!facts?.purchase) throw new Error(`No purchase of contract ${id}`);
  const after = { ...facts, purchase: facts.purchase };
  await recordAudit(ports, tx, {
    actor,
    action: 'purchase-changed',
    personId: facts.customer.id,
    subject: `contract:${facts.contract.id}`,
    detail: facts.purchase.state,
  });
  if (mail) await enqueueMail(ports, tx, mail(after));
  return after;
}
