import {
  type listTrafficFineQueue,
  type QueryOf,
  type TrafficFine,
} from '@site/api-contract';
import { canMoveFine, type TrafficFineState } from '@site/api-contract/traffic-fines';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Mail } from '#platform/mail/mail';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { byWhom, findLastAct } from '#platform/security/who-acted';
import {
  findContract,
  findOwnContract,
} from '../../contracts/contracts/contracts.repository';
import { contractNotFound } from '../../contracts/contracts/contracts.service';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { toFine, toFines } from './fine-view';
import {
  findFine,
  type FineFacts,
  listOfContract,
  listOpen,
  listOver,
  lockFine,
} from './traffic-fines.repository';
import { fineItem } from './traffic-fines.rules';

export type FineCall = { viewer: SignedIn; id: string; actor: Actor };

export const isStaff = (viewer: SignedIn) => viewer.kind === 'consultant';

/**
 * The fines of a contract. Customers see their own once the notification is there;
 * consultants see all, with CPF and CNH in part, and leave a trace.
 */
export async function listFines(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id, actor }: FineCall,
): Promise<{ items: TrafficFine[] }> {
  const staff = isStaff(viewer);
  const found = staff
    ? await findContract(db, id)
    : await findOwnContract(db, viewer.id, id);
  const { contract } = found ?? contractNotFound();
  if (staff)
    await recordAudit(ports, db, {
      actor,
      action: 'traffic-fines-listed',
      ...aboutContract(contract),
    });
  const known = (await listOfContract(db, contract.id)).filter(
    ({ fine }) => staff || isTold(fine),
  );
  const reader = readerOf(ports, staff);
  return { items: await toFines(db, known, reader) };
}

/** Lists the fines that consultants have to work on, or that are done. */
export async function listQueue(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  {
    actor,
    query: { state = 'open', search },
  }: { actor: Actor; query: QueryOf<typeof listTrafficFineQueue> },
): Promise<{ items: TrafficFine[] }> {
  await recordAudit(ports, db, { actor, action: 'traffic-fines-listed', personId: null });
  const found = await (state === 'open' ? listOpen : listOver)(db, search);
  return { items: await toFines(db, found, readerOf(ports, true)) };
}

/** The reader of a list; the staff see the driver's data in part. */
function readerOf({ clock }: Pick<Ports, 'clock'>, staff: boolean) {
  return { now: clock.now(), isStaff: staff, masked: staff };
}

/** A fine with all of who drove, for a consultant who works on it; the trail keeps it. */
export async function showFine(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  call: FineCall,
): Promise<TrafficFine> {
  const facts = await visibleFine(db, call);
  await recordAudit(ports, db, {
    actor: call.actor,
    action: 'traffic-fine-viewed',
    personId: facts.fine.userId,
    subject: `traffic-fine:${facts.fine.id}`,
  });
  return toFine(db, facts, { now: ports.clock.now(), isStaff: true });
}

/** Without its notification the customer knows of no fine. */
function isTold({ toldAt }: FineFacts['fine']): boolean {
  return toldAt !== null;
}

/** Customers see their own, consultants every one; else a 404. */
export async function visibleFine(
  db: Database,
  { viewer, id }: Pick<FineCall, 'viewer' | 'id'>,
): Promise<FineFacts> {
  const facts = await findFine(db, id);
  const isVisible =
    facts && (isStaff(viewer) || (facts.fine.userId === viewer.id && isTold(facts.fine)));
  return isVisible ? facts : refuse('not-found', TEXTS.notFound);
}

/** The same, locked, as it was read: another revision by now is a 409. */
export async function lockAt(
  tx: Database,
  { viewer, id, revision }: Pick<FineCall, 'viewer' | 'id'> & { revision: number },
): Promise<FineFacts> {
  const facts = await lockVisible(tx, { viewer, id });
  if (facts.fine.revision !== revision)
    await refuseMoved(tx, viewer, {
      facts,
      why: 'Há novidade nesta multa.',
      detail: fineItem(facts.fine.number),
    });
  return facts;
}

const DONE: Record<string, string> = {
  cobrada: 'lançou esta multa',
  cancelada: 'cancelou esta multa',
};

/** Refuses with 409; consultants read by whom. */
async function refuseMoved(
  tx: Database,
  viewer: SignedIn,
  {
    facts: { fine, contract },
    why,
    detail,
  }: { facts: FineFacts; why: string; detail: string | null },
): Promise<never> {
  const last =
    detail && isStaff(viewer)
      ? await findLastAct(tx, {
          actions: ['traffic-fine-changed'],
          personId: fine.userId,
          subject: `contract:${contract.id}`,
          detail,
        })
      : null;
  const [act = ''] = last?.detail?.split(' ') ?? [];
  const did = DONE[act] ?? 'mexeu nesta multa';
  const by = last ? byWhom(last, did, viewer.id) : why;
  return refuse('conflict', `${by} Confira antes de continuar.`, {
    reason: 'changed-meanwhile',
  });
}

/**
 * Refuses what has its turn at another stage; who comes too early was beaten by nobody.
 */
export function refuseOutOfTurn(
  tx: Database,
  viewer: SignedIn,
  facts: FineFacts,
): Promise<never> {
  const { state, number } = facts.fine;
  return refuseMoved(tx, viewer, {
    facts,
    why: 'Esta multa já está em outra etapa.',
    detail: state in DONE ? `${state} ${fineItem(number)}` : null,
  });
}

export async function lockVisible(
  tx: Database,
  { viewer, id }: Pick<FineCall, 'viewer' | 'id'>,
): Promise<FineFacts> {
  const facts = await visibleFine(tx, { viewer, id });
  const fine = await lockFine(tx, id);
  return fine ? { ...facts, fine } : refuse('not-found', TEXTS.notFound);
}

/** Refuses what the table of states does not allow. */
export async function requireMove(
  tx: Database,
  viewer: SignedIn,
  { facts, to }: { facts: FineFacts; to: TrafficFineState },
): Promise<void> {
  const party = isStaff(viewer) ? 'consultant' : 'customer';
  if (!canMoveFine(facts.fine.state, to, party)) await refuseOutOfTurn(tx, viewer, facts);
}

/**
 * Records an act in the audit trail and mails the customer; returns the fine as it is
 * then.
 */
export async function recordAct(
  ports: Ports,
  tx: Database,
  {
    viewer,
    id,
    actor,
    detail,
    mail,
  }: FineCall & {
    detail: string;
    mail?: (about: FineFacts & { to: string }) => Mail;
  },
): Promise<TrafficFine> {
  const facts = await visibleFine(tx, { viewer, id });
  await recordAudit(ports, tx, {
    actor,
    action: 'traffic-fine-changed',
    personId: facts.fine.userId,
    subject: `contract:${facts.contract.id}`,
    // A contract has several.
    detail: `${detail} ${fineItem(facts.fine.number)}`,
  });
  if (mail) await mailCustomer(ports, tx, facts, mail);
  return toFine(tx, facts, { now: ports.clock.now(), isStaff: isStaff(viewer) });
}

export async function mailCustomer(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  facts: FineFacts,
  mail: (about: FineFacts & { to: string }) => Mail,
): Promise<void> {
  const customer = await findAccountById(tx, facts.fine.userId);
  if (customer) await enqueueMail(ports, tx, mail({ ...facts, to: customer.email }));
}
