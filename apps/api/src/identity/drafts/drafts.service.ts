import { type Draft } from '@site/api-contract';
import { DRAFT_HOURS, DRAFT_LIMITS, type DraftValues } from '@site/api-contract/identity';
import { type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { deleteDraftsBefore, dropOldest, findDraft, putDraft } from './drafts.repository';

type Own = { userId: string; form: string };
type Clock = Pick<Ports, 'clock'>;

/** A draft older than a day is not read, even before the job has deleted it. */
export async function readDraft(
  { clock }: Clock,
  db: Database,
  { userId, form }: Own,
): Promise<Draft | null> {
  const row = await findDraft(db, userId, form);
  if (!row || row.savedAt < oldestKept(clock.now())) return null;
  return {
    values: JSON.parse(row.typed) as DraftValues,
    savedAt: row.savedAt.toISOString(),
  };
}

export async function saveDraft(
  { clock }: Clock,
  db: Database,
  { userId, form, values }: Own & { values: DraftValues },
): Promise<{ savedAt: string }> {
  const savedAt = clock.now();
  await putDraft(db, { userId, form, typed: JSON.stringify(values), savedAt });
  await dropOldest(db, userId, DRAFT_LIMITS.forms);
  return { savedAt: savedAt.toISOString() };
}

/** Job: text that was typed and never sent is deleted after a day. */
export async function forgetOldDrafts({ clock }: Clock, db: Database): Promise<Done> {
  return { done: await deleteDraftsBefore(db, oldestKept(clock.now())) };
}

const oldestKept = (now: Date) => new Date(now.getTime() - DRAFT_HOURS * 3_600_000);
