import {
  type listServiceQueue,
  type QueryOf,
  type ServiceItem,
  type ServiceMessageForm,
  type ServiceRequest,
} from '@site/api-contract';
import {
  afterResolved,
  canMoveService,
  canReopen,
  type ServiceActor,
} from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { byWhom, findLastAct } from '#platform/security/who-acted';
import { removeHoldOfOthers } from '../../activity/holds/holds.repository';
import { endHoldByDecision, refuseHeld } from '../../activity/holds/holds.service';
import { keepRight } from '../../identity/accounts/keep-right';
import { wayOn } from './open-kinds';
import { toItem, toRequest } from './request-view';
import { claimedMail } from './service-requests.mails';
import {
  addEntry,
  changeRequest,
  findRequest,
  listQueue as listRequests,
  lockRequest,
  type RequestFacts,
  type RequestRow,
} from './service-requests.repository';
import { mailCustomer, tellOther } from './tell-of-request';

export type RequestCall = { viewer: SignedIn; id: string; actor: Actor };

export const isStaff = (viewer: SignedIn) => viewer.role === 'CONSULTANT';

/** Lists the requests that wait for consultants, or the resolved ones. */
export async function listQueue(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  {
    viewer,
    actor,
    query,
  }: { viewer: SignedIn; actor: Actor; query: QueryOf<typeof listServiceQueue> },
): Promise<{ items: ServiceItem[] }> {
  await recordAudit(ports, db, {
    actor,
    action: 'service-requests-listed',
    personId: null,
  });
  const found = await listRequests(db, query);
  return { items: found.map((facts) => toItem(facts, viewer)) };
}

/**
 * A request, for its customer and for consultants. The trail records a consultant's look.
 */
export async function showRequest(
  ports: Pick<Ports, 'clock' | 'config'>,
  db: Database,
  { viewer, id, actor }: RequestCall,
): Promise<ServiceRequest> {
  const facts = await visibleRequest(db, { viewer, id });
  if (isStaff(viewer))
    await recordAudit(ports, db, {
      actor,
      action: 'service-request-viewed',
      personId: facts.request.userId,
      subject: `service-request:${facts.request.id}`,
    });
  const shown = await toRequest(ports, db, facts, viewer);
  return isStaff(viewer) || shown.state !== 'resolvida'
    ? shown
    : { ...shown, wayOn: await wayOn(ports, db, facts.request) };
}

/** A consultant claims a request that is free or a colleague's. */
export function claimRequest(
  ports: Ports,
  db: Database,
  { viewer, id, actor, revision }: RequestCall & { revision: number },
): Promise<ServiceRequest> {
  return db.transaction(async (tx) => {
    await keepAnalysis(tx, viewer);
    const { request, contract } = await lockAt(tx, { viewer, id, revision });
    if (request.state === 'resolvida')
      await refuseResolved(ports, tx, { request, viewer });
    await removeHoldOfOthers(tx, { queue: 'services', itemId: id }, viewer.id);
    const opens = request.state === 'aberta';
    await changeRequest(tx, request, {
      claimedBy: viewer.id,
      ...(opens && { state: 'em_atendimento' }),
    });
    if (opens) {
      await addEntry(tx, {
        requestId: request.id,
        side: 'consultant',
        enteredBy: viewer.id,
        toState: 'em_atendimento',
        at: ports.clock.now(),
      });
      await mailCustomer(ports, tx, request, (to) =>
        claimedMail(ports.config, { to, request, contract }),
      );
    }
    return recordAct(ports, tx, { viewer, id, actor, detail: 'em_atendimento' });
  });
}

/** A consultant's right may have ended since the call began. */
async function keepAnalysis(tx: Database, { id }: SignedIn): Promise<void> {
  if (!(await keepRight(tx, { userId: id, right: 'analysis' })))
    refuse('forbidden', TEXTS.rightMissing);
}

/**
 * Adds a message. A customer's answer to a question moves the request on; a consultant
 * chooses its state, and opens a resolved one again by going on with it, which is then
 * theirs. The other side gets one mail, without the message.
 */
export function writeMessage(
  ports: Ports,
  db: Database,
  { viewer, id, actor, form }: RequestCall & { form: ServiceMessageForm },
): Promise<ServiceRequest> {
  return db.transaction(async (tx) => {
    if (isStaff(viewer)) await keepAnalysis(tx, viewer);
    const facts = await lockAt(tx, { viewer, id, revision: form.revision });
    const { request } = facts;
    const wasResolved = request.state === 'resolvida';
    const isReopening =
      isStaff(viewer) && form.to === 'em_atendimento' && canReopen(request.kind);
    if (wasResolved && !isReopening) await refuseResolved(ports, tx, { request, viewer });
    const side: ServiceActor = isStaff(viewer) ? 'consultant' : 'customer';
    const now = ports.clock.now();
    const state = stateAfter(request, side, form.to);
    if (side === 'consultant') {
      const endHold = state === 'resolvida' ? endHoldByDecision : refuseHeld;
      await endHold(ports, tx, { actor, ...heldRequest(request) });
    }
    const policeReport = form.policeReport ?? request.details.policeReport;
    if (state === 'resolvida') refuseUnreported(request, policeReport);
    await changeRequest(tx, request, {
      state,
      ...(wasResolved && { claimedBy: viewer.id }),
      waitingSince: side === 'customer' ? (request.waitingSince ?? now) : null,
      details: policeReport ? { ...request.details, policeReport } : request.details,
    });
    await addEntry(tx, {
      requestId: request.id,
      side,
      enteredBy: viewer.id,
      text: form.text,
      toState: state === request.state ? null : state,
      at: now,
    });
    await tellOther(ports, tx, { facts, side, state });
    return recordAct(ports, tx, { viewer, id, actor, detail: state });
  });
}

/** A request as an item that a consultant holds; its owner acts while a colleague looks. */
export const heldRequest = ({ id, claimedBy }: RequestRow) => ({
  queue: 'services' as const,
  itemId: id,
  ownerId: claimedBy,
});

function stateAfter(
  { state }: RequestRow,
  side: ServiceActor,
  to: ServiceMessageForm['to'],
): RequestRow['state'] {
  if (side === 'customer')
    return canMoveService(state, 'em_atendimento', side) ? 'em_atendimento' : state;
  if (state === 'aberta')
    return refuse('conflict', 'Assuma o atendimento antes de responder.', {
      reason: 'changed-meanwhile',
    });
  const next = to ?? state;
  if (next === state || canMoveService(state, next, side)) return next;
  return refuse('conflict', TEXTS.conflict, { reason: 'changed-meanwhile' });
}

/** The insurance pays for a stolen car only with a police report. */
function refuseUnreported({ kind }: RequestRow, policeReport: string | undefined): void {
  if (kind === 'roubo-ou-perda-total' && !policeReport)
    refuseFields([
      {
        key: 'PoliceReport',
        message: 'Anote o número do boletim de ocorrência antes de encerrar.',
      },
    ]);
}

/** A request that the viewer may see: one's own, or any for consultants. */
export async function visibleRequest(
  db: Database,
  { viewer, id }: Pick<RequestCall, 'viewer' | 'id'>,
): Promise<RequestFacts> {
  const found = await findRequest(db, id);
  return found && (isStaff(viewer) || found.request.userId === viewer.id)
    ? found
    : refuse('not-found', 'Não encontramos esse atendimento.');
}

/** Locks a request for a change; a 409 tells consultants who changed it meanwhile. */
export async function lockAt(
  tx: Database,
  { viewer, id, revision }: Pick<RequestCall, 'viewer' | 'id'> & { revision: number },
): Promise<RequestFacts> {
  const facts = await lockVisible(tx, { viewer, id });
  if (facts.request.revision !== revision) await refuseChanged(tx, viewer, facts);
  return facts;
}

async function refuseChanged(
  tx: Database,
  viewer: SignedIn,
  { request: { number, contractId, userId } }: RequestFacts,
): Promise<never> {
  const last = isStaff(viewer)
    ? await findLastAct(tx, {
        actions: ['service-request-changed'],
        personId: userId,
        subject: `contract:${contractId}`,
        detail: number,
      })
    : null;
  const why = last
    ? byWhom(last, 'mexeu neste atendimento', viewer.id)
    : 'Há novidade neste atendimento.';
  return refuse('conflict', `${why} Confira antes de continuar.`, {
    reason: 'changed-meanwhile',
  });
}

export async function lockVisible(
  tx: Database,
  { viewer, id }: Pick<RequestCall, 'viewer' | 'id'>,
): Promise<RequestFacts> {
  const facts = await visibleRequest(tx, { viewer, id });
  const request = await lockRequest(tx, id);
  return request ? { ...facts, request } : refuse('not-found', TEXTS.notFound);
}

/** Tells the customer how to go on, in the words of the page. */
export async function refuseResolved(
  ports: Pick<Ports, 'config'>,
  db: Database,
  { request, viewer }: { request: RequestRow; viewer: SignedIn },
): Promise<never> {
  const over = 'Este atendimento já foi resolvido.';
  const why = isStaff(viewer)
    ? over
    : `${over} ${afterResolved(await wayOn(ports, db, request))}`;
  return refuse('conflict', why, { reason: 'request-over' });
}

/** Records an act in the audit trail; returns the request after it. */
export async function recordAct(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { viewer, id, actor, detail }: RequestCall & { detail: string },
): Promise<ServiceRequest> {
  const facts = await visibleRequest(tx, { viewer, id });
  await recordAudit(ports, tx, {
    actor,
    action: 'service-request-changed',
    personId: facts.request.userId,
    subject: `contract:${facts.request.contractId}`,
    // A contract has several requests, so the number is needed.
    detail: `${detail} ${facts.request.number}`,
  });
  return toRequest(ports, tx, facts, viewer);
}
