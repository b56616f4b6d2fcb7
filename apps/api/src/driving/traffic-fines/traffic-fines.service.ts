import {
  type listTrafficFineQueue,
  type QueryOf,
  type TrafficFine,
} from '@site/api-contract';
import { canMoveFine, type TrafficFineState } from '@site/api-contract/driving';
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
 * The fines of a contract. Customers see their own once the notice is there; consultants
 * see all, with CPF and CNH masked, and the trail records it.
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
  const reader = readerOf(ports, viewer);
  return { items: await toFines(db, known, reader) };
}

/** Lists the fines that need a consultant's work, or the finished ones. */
export async function listQueue(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  {
    actor,
    viewer,
    query: { state = 'open', search, holder },
  }: {
    viewer: SignedIn;
    actor: Actor;
    query: QueryOf<typeof listTrafficFineQueue>;
  },
): Promise<{ items: TrafficFine[] }> {
  await recordAudit(ports, db, { actor, action: 'traffic-fines-listed', personId: null });
  const found = await (state === 'open' ? listOpen : listOver)(db, {
    search,
    holder:
      holder === undefined
        ? undefined
        : holder === 'livres'
          ? { free: true }
          : { id: holder === 'minhas' ? viewer.id : holder },
  });
  return { items: await toFines(db, found, readerOf(ports, viewer)) };
}

/** The reader of a list; for the staff the driver's data is masked. */
function readerOf({ clock }: Pick<Ports, 'clock'>, viewer: SignedIn) {
  const staff = isStaff(viewer);
  return { now: clock.now(), isStaff: staff, id: viewer.id, masked: staff };
}

/**
 * A fine with all data of its driver, for a consultant who works on it. The trail records
 * it.
 */
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
  return toFine(db, facts, {
    now: ports.clock.now(),
    isStaff: true,
    id: call.viewer.id,
  });
}

/** Whether the customer knows of the fine, which needs its notice. */
function isTold({ toldAt }: FineFacts['fine']): boolean {
  return toldAt !== null;
}

/** A fine that the viewer may see: a customer's own, any for consultants; else a 404. */
export async function visibleFine(
  db: Database,
  { viewer, id }: Pick<FineCall, 'viewer' | 'id'>,
): Promise<FineFacts> {
  const facts = await findFine(db, id);
  const isVisible =
    facts && (isStaff(viewer) || (facts.fine.userId === viewer.id && isTold(facts.fine)));
  return isVisible ? facts : refuse('not-found', TEXTS.notFound);
}

/** The same, locked for a change. A 409 when its revision changed since it was read. */
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

/** Refuses with 409; consultants read who was first. */
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
 * Refuses an act that belongs to another state. When the act's state is still to come,
 * the refusal blames no colleague.
 */
export function refuseInOtherState(
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
  if (!canMoveFine(facts.fine.state, to, party))
    await refuseInOtherState(tx, viewer, facts);
}

/**
 * Records an act in the audit trail and mails the customer; returns the fine after it.
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
    // A contract has several fines, so the item is needed.
    detail: `${detail} ${fineItem(facts.fine.number)}`,
  });
  if (mail) await mailCustomer(ports, tx, facts, mail);
  return toFine(tx, facts, {
    now: ports.clock.now(),
    isStaff: isStaff(viewer),
    id: viewer.id,
  });
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
