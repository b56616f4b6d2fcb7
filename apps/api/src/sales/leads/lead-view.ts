import { type Lead, type LeadDetail } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { placeOfLead } from '../reservations/call-place.service';
import {
  type EntryFacts,
  type LeadFacts,
  listEntries,
  listOfPerson,
} from './lead-queue.repository';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A lead for `readerId`. */
export function toLead(
  { lead, dealershipName, sellerName, holderName, others }: LeadFacts,
  readerId: string,
): Lead {
  const { claimedBy, claimedAt } = lead;
  return {
    id: lead.id,
    kind: lead.kind,
    name: lead.name,
    email: lead.email,
    cellphone: lead.cellphone,
    interest: lead.interest,
    message: lead.message,
    company: lead.company,
    status: lead.status,
    reason: lead.reason,
    heldBy:
      claimedBy && claimedAt
        ? {
            name: holderName ?? '',
            since: claimedAt.toISOString(),
            isMe: claimedBy === readerId,
          }
        : null,
    waitingSince: lead.waitingSince.toISOString(),
    nextContactAt: iso(lead.nextContactAt),
    dueAt: iso(lead.dueAt),
    othersOfPerson: others,
    revision: lead.revision,
    times: lead.times,
    dealershipName,
    sellerName,
    campaign: lead.campaign,
    createdAt: lead.createdAt.toISOString(),
    updatedAt: lead.updatedAt.toISOString(),
  };
}

/** The same with its place in a queue, its history, and the person's other leads. */
export async function toLeadDetail(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { facts, readerId }: { facts: LeadFacts; readerId: string },
): Promise<LeadDetail> {
  const entries = await listEntries(db, facts.lead.id);
  const others = facts.others > 0 ? await listOfPerson(db, facts.lead) : [];
  return {
    ...toLead(facts, readerId),
    place:
      facts.lead.kind === 'pre-reserva'
        ? await placeOfLead(ports, db, facts.lead.id)
        : null,
    entries: entries.map(toEntry),
    ofPerson: others.map(({ id, kind, interest, status, createdAt }) => ({
      id,
      kind,
      interest,
      status,
      createdAt: createdAt.toISOString(),
    })),
  };
}

function toEntry({ entry, by }: EntryFacts): LeadDetail['entries'][number] {
  const { act, note, status, reason } = entry;
  return {
    at: entry.at.toISOString(),
    act,
    by,
    note,
    status,
    reason,
    nextContactAt: iso(entry.nextContactAt),
  };
}
