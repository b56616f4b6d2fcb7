import {
  type LeadAssignmentForm,
  type LeadClosingForm,
  type SelectedRows,
  type SelectionRow,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudits } from '#platform/security/audit';
import { byWhom } from '#platform/security/who-acted';
import { removeHoldsOfItems } from '../../../activity/holds/holds.repository';
import { findHeldByOthers } from '../../../activity/holds/holds.service';
import { notify } from '../../../activity/notifications/notify';
import { keepRight } from '../../../identity/accounts/keep-right';
import {
  addEntries,
  changeLeads,
  lockLeads,
  type SelectedLead,
} from './selected-leads.repository';

type NeededPorts = Pick<Ports, 'clock'>;
type Selection = { consultantId: string; actor: Actor; items: SelectedRows };

const MISSING = 'Não encontramos esse lead.';
const CLOSED = 'Este lead já foi encerrado.';
const CHANGED = 'Este lead mudou depois que a lista foi aberta.';

/**
 * Leaves the selected leads with a consultant who works on leads. A lead of a colleague, or
 * one that a colleague has open, stays as it is; its line says so. The consultant who gets
 * leads from somebody else finds one line in the bell, which leads to the most urgent one.
 */
export async function assignLeads(
  ports: NeededPorts,
  tx: Database,
  { to, ...selection }: Selection & LeadAssignmentForm,
): Promise<{ rows: SelectionRow[] }> {
  const { consultantId, actor } = selection;
  const receiver =
    (await keepRight(tx, { userId: to, right: 'leads' })) ??
    refuseFields([
      { key: 'To', message: 'Essa pessoa não trabalha com leads. Escolha outra.' },
    ]);
  const { free, rows } = await sortOut(ports, tx, { ...selection, receiverId: to });
  const moved = free.filter(({ claimedBy }) => claimedBy !== to);
  const ids = moved.map(({ id }) => id);
  const now = ports.clock.now();
  await changeLeads(tx, ids, { claimedBy: to, claimedAt: now });
  await removeHoldsOfItems(tx, 'leads', ids);
  const isOwn = to === consultantId;
  await addEntries(
    tx,
    ids.map((leadId) => ({
      leadId,
      act: isOwn ? ('claimed' as const) : ('worked' as const),
      enteredBy: consultantId,
      // The history tells it as a note: a word of its own would be unknown to older code.
      note: isOwn ? null : `Passou para ${receiver.name}.`,
      at: now,
    })),
  );
  const [first] = byTurn(moved);
  if (first && !isOwn)
    await notify(tx, {
      kind: 'leads-assigned',
      about: { lead: first.id },
      to: { holder: to },
      at: now,
    });
  await recordAudits(
    ports,
    tx,
    moved.map((lead) => ({
      actor,
      action: isOwn ? 'lead-claimed' : 'lead-assigned',
      ...about(lead),
    })),
  );
  return { rows };
}

/**
 * Closes the selected leads without interest. A free lead is the consultant's from then on,
 * so that its history has an owner.
 */
export async function closeLeads(
  ports: NeededPorts,
  tx: Database,
  { reason, note, ...selection }: Selection & LeadClosingForm,
): Promise<{ rows: SelectionRow[] }> {
  const { consultantId, actor } = selection;
  // A free lead is theirs by the closing.
  if (!(await keepRight(tx, { userId: consultantId, right: 'leads' })))
    refuse('forbidden', TEXTS.rightMissing);
  const { free: closed, rows } = await sortOut(ports, tx, selection);
  const claimed = closed.filter(({ claimedBy }) => claimedBy === null);
  const ids = closed.map(({ id }) => id);
  const status = 'sem_interesse' as const;
  const by = { enteredBy: consultantId, at: ports.clock.now() };
  await changeLeads(
    tx,
    claimed.map(({ id }) => id),
    { claimedBy: consultantId, claimedAt: by.at },
  );
  await changeLeads(tx, ids, { status, reason, nextContactAt: null, dueAt: null });
  await removeHoldsOfItems(tx, 'leads', ids);
  await addEntries(tx, [
    ...claimed.map(({ id }) => ({ ...by, leadId: id, act: 'claimed' as const })),
    ...ids.map((leadId) => ({
      ...by,
      leadId,
      act: 'worked' as const,
      note: note ?? null,
      status,
      reason,
    })),
  ]);
  await recordAudits(ports, tx, [
    ...claimed.map((lead) => ({
      actor,
      action: 'lead-claimed' as const,
      ...about(lead),
    })),
    ...closed.map((lead) => ({
      actor,
      action: 'lead-worked' as const,
      ...about(lead),
      detail: status,
    })),
  ]);
  return { rows };
}

const about = ({ id, personId }: SelectedLead) => ({
  personId,
  subject: `lead:${id}` as const,
});

const byTurn = (rows: readonly SelectedLead[]) =>
  rows.toSorted((a, b) => (a.dueAt?.getTime() ?? 0) - (b.dueAt?.getTime() ?? 0));

/**
 * Locks the selected leads and tells those on which the consultant may act from the others,
 * with a line for each.
 */
async function sortOut(
  ports: NeededPorts,
  tx: Database,
  { items, actor, consultantId, receiverId }: Selection & { receiverId?: string },
): Promise<{ free: SelectedLead[]; rows: SelectionRow[] }> {
  const known = await lockLeads(
    tx,
    items.map(({ id }) => id),
  );
  const open = await findHeldByOthers(ports, tx, { queue: 'leads', actor });
  const problemOf = (
    lead: SelectedLead | undefined,
    revision: number,
  ): Pick<SelectionRow, 'outcome' | 'message'> => {
    if (!lead) return { outcome: 'missing', message: MISSING };
    if (lead.dueAt === null) return { outcome: 'over', message: CLOSED };
    const { claimedBy, claimedAt, holderName } = lead;
    if (claimedBy && claimedAt && claimedBy !== consultantId && claimedBy !== receiverId)
      return {
        outcome: 'held',
        message: byWhom({ at: claimedAt, name: holderName }, 'assumiu este lead'),
      };
    const hold = open.get(lead.id);
    if (hold && hold.userId !== receiverId)
      return { outcome: 'held', message: hold.sentence };
    return lead.revision === revision
      ? { outcome: 'done', message: null }
      : { outcome: 'changed', message: CHANGED };
  };
  const free = new Map<string, SelectedLead>();
  const rows = items.map(({ id, revision }) => {
    const lead = known.get(id);
    const row = { id, ...problemOf(lead, revision) };
    if (lead && row.outcome === 'done') free.set(id, lead);
    return row;
  });
  return { free: [...free.values()], rows };
}
