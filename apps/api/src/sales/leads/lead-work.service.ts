import { type LeadDetail, type LeadWork } from '@site/api-contract';
import { canMoveLead, isLeadClosed } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, type AuditAction, recordAudit } from '#platform/security/audit';
import { byWhom } from '#platform/security/who-acted';
import { removeHoldOfOthers } from '../../activity/holds/holds.repository';
import { keepRight } from '../../identity/accounts/keep-right';
import { callNextPlace, lockQueueOfLead } from '../reservations/call-place.service';
import { dueAt, nextContact } from './lead.rules';
import {
  addEntry,
  changeLead,
  findLead,
  findPersonId,
  type LeadRow,
  lockLead,
} from './lead-queue.repository';
import { toLeadDetail } from './lead-view';

/** A consultant's call about one lead. */
type LeadCall = { id: string; consultantId: string; actor: Actor };
type Revised = LeadCall & { revision: number };
type NeededPorts = Pick<Ports, 'clock'>;

const NO_LEAD = 'Não encontramos esse lead.';
/** How far ahead a next contact may lie, in days. */
const MOST_DAYS_AHEAD = 366;

/** A lead with its history; the trail records who looked. */
export function showLead(
  ports: NeededPorts,
  db: Database,
  call: LeadCall,
): Promise<LeadDetail> {
  return recordAct(ports, db, { ...call, action: 'lead-viewed' });
}

/** Claims a lead that is free, or a colleague's. */
export async function claimLead(
  ports: NeededPorts,
  tx: Database,
  call: Revised,
): Promise<LeadDetail> {
  const { consultantId } = call;
  // Their right may have ended since the call began.
  if (!(await keepRight(tx, { userId: consultantId, right: 'leads' })))
    refuse('forbidden', TEXTS.rightMissing);
  const lead = await lockAt(tx, call);
  await removeHoldOfOthers(tx, { queue: 'leads', itemId: lead.id }, consultantId);
  if (lead.claimedBy !== consultantId) {
    const now = ports.clock.now();
    await changeLead(tx, lead, { claimedBy: consultantId, claimedAt: now });
    await addEntry(tx, {
      leadId: lead.id,
      act: 'claimed',
      enteredBy: consultantId,
      at: now,
    });
  }
  return recordAct(ports, tx, { ...call, action: 'lead-claimed' });
}

/** Releases one's own lead; state and next contact stay. */
export async function releaseLead(
  ports: NeededPorts,
  tx: Database,
  call: Revised,
): Promise<LeadDetail> {
  const lead = await lockOwn(tx, call);
  await changeLead(tx, lead, { claimedBy: null, claimedAt: null });
  await addEntry(tx, {
    leadId: lead.id,
    act: 'released',
    enteredBy: call.consultantId,
    at: ports.clock.now(),
  });
  return recordAct(ports, tx, { ...call, action: 'lead-released' });
}

/** Stores work on one's own lead: its state, a note, the next contact. */
export async function workLead(
  ports: NeededPorts,
  tx: Database,
  { form, ...call }: LeadCall & { form: LeadWork },
): Promise<LeadDetail> {
  const lead = await lockOwn(tx, { ...call, revision: form.revision });
  const now = ports.clock.now();
  const { status, note = null } = form;
  if (!canMoveLead(lead.status, status))
    refuseFields([
      { key: 'Status', message: 'O lead não pode passar da situação atual para essa.' },
    ]);
  const nextContactAt = isLeadClosed(status)
    ? null
    : nextContact(form.nextDay, form.nextTime);
  const isNewContact = nextContactAt?.getTime() !== lead.nextContactAt?.getTime();
  if (nextContactAt && isNewContact) refuseTimes(nextContactAt, now);
  const reason = status === 'sem_interesse' ? (form.reason ?? null) : null;
  const isMoved = status !== lead.status || reason !== lead.reason;
  if (!isMoved && !isNewContact && note === null)
    refuseFields([
      {
        key: 'Note',
        message: 'Anote algo, mude a situação ou marque o próximo contato.',
      },
    ]);
  await changeLead(tx, lead, {
    status,
    reason,
    nextContactAt,
    dueAt: dueAt({ ...lead, status, nextContactAt }, now),
  });
  await addEntry(tx, {
    leadId: lead.id,
    act: 'worked',
    enteredBy: call.consultantId,
    note,
    status: isMoved ? status : null,
    reason,
    nextContactAt: isNewContact ? nextContactAt : null,
    at: now,
  });
  return recordAct(ports, tx, { ...call, action: 'lead-worked', detail: status });
}

/** Calls the place of one's own lead, which counts as a first answer. */
export async function callPlace(
  ports: Pick<Ports, 'clock' | 'config' | 'random'>,
  tx: Database,
  call: Revised,
): Promise<LeadDetail> {
  const isQueueLocked = await lockQueueOfLead(tx, call.id);
  const lead = await lockOwn(tx, call);
  await callNextPlace(ports, tx, { leadId: lead.id, isQueueLocked });
  const now = ports.clock.now();
  const isFirst = lead.status === 'novo' || lead.status === 'sem_resposta';
  const status = isFirst ? 'em_contato' : lead.status;
  await changeLead(tx, lead, { status, dueAt: dueAt({ ...lead, status }, now) });
  await addEntry(tx, {
    leadId: lead.id,
    act: 'called',
    enteredBy: call.consultantId,
    status: isFirst ? status : null,
    at: now,
  });
  return recordAct(ports, tx, { ...call, action: 'place-called' });
}

function refuseTimes(nextContactAt: Date, now: Date): void {
  const ahead = nextContactAt.getTime() - now.getTime();
  if (ahead <= 0)
    refuseFields([
      { key: 'NextDay', message: 'Esse dia e essa hora já passaram. Escolha outros.' },
    ]);
  if (ahead > MOST_DAYS_AHEAD * 86_400_000)
    refuseFields([
      {
        key: 'NextDay',
        message: 'Marque o próximo contato para daqui a no máximo um ano.',
      },
    ]);
}

/**
 * Locks a lead for a change. When its revision changed since it was read, a 409 tells its
 * holder.
 */
async function lockAt(tx: Database, { id, consultantId, revision }: Revised) {
  const lead = (await lockLead(tx, id)) ?? refuse('not-found', NO_LEAD);
  if (lead.revision !== revision) await refuseChanged(tx, lead, consultantId);
  return lead;
}

async function lockOwn(tx: Database, call: Revised): Promise<LeadRow> {
  const lead = await lockAt(tx, call);
  if (lead.claimedBy !== call.consultantId)
    await refuseChanged(tx, lead, call.consultantId);
  return lead;
}

async function refuseChanged(
  tx: Database,
  { id, claimedBy, claimedAt }: LeadRow,
  consultantId: string,
): Promise<never> {
  const holder = claimedBy === consultantId ? null : await findLead(tx, id);
  const message =
    claimedBy === consultantId
      ? 'Este lead mudou em outra janela. Confira antes de continuar.'
      : claimedBy && claimedAt
        ? byWhom({ at: claimedAt, name: holder?.holderName ?? null }, 'assumiu este lead')
        : 'Este lead está livre. Assuma antes de registrar.';
  return refuse('conflict', message, { reason: 'changed-meanwhile' });
}

/**
 * Records an act in the audit trail, about the account of the lead's e-mail if there is
 * one; returns the lead after it.
 */
async function recordAct(
  ports: NeededPorts,
  db: Database,
  {
    id,
    consultantId,
    actor,
    action,
    detail,
  }: LeadCall & { action: AuditAction; detail?: string },
): Promise<LeadDetail> {
  const facts = (await findLead(db, id)) ?? refuse('not-found', NO_LEAD);
  await recordAudit(ports, db, {
    actor,
    action,
    personId: await findPersonId(db, facts.lead),
    subject: `lead:${id}`,
    ...(detail && { detail }),
  });
  return toLeadDetail(ports, db, { facts, readerId: consultantId });
}
