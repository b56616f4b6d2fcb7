import { type ProposalDetail, type ProposalNote } from '@site/api-contract';
import { addDays, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { byWhom } from '#platform/security/who-acted';
import { findVisible, lockProposal } from '../proposals.repository';
import { getProposal, proposalNotFound } from '../proposals.service';
import { addNote, listNotes, saveFollowUp } from './follow-ups.repository';

/** How far ahead a next step may lie, in days. */
const MOST_DAYS_AHEAD = 366;

type NoteCall = {
  viewer: SignedIn;
  id: string;
  note: ProposalNote;
  actor: Actor;
};

/**
 * Stores a note of a dealer or seller about their proposal, with the next step. The
 * second of two simultaneous notes gets 409 `changed-meanwhile` with the first one's
 * author.
 */
export async function noteProposal(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { viewer, id, note: form, actor }: NoteCall,
): Promise<ProposalDetail> {
  // The lock comes first, so that the row is read after the last change.
  if (!(await findVisible(tx, viewer, id))) proposalNotFound();
  await lockProposal(tx, id);
  const seen = (await findVisible(tx, viewer, id)) ?? proposalNotFound();
  const before = seen.followUp;
  const revision = before?.revision ?? 0;
  if (form.revision !== revision) await refuseChanged(tx, id, viewer);

  const now = ports.clock.now();
  const { note = null, nextStep = null, nextDay = null } = form;
  const isNewStep =
    nextStep !== (before?.nextStep ?? null) || nextDay !== (before?.nextDay ?? null);
  if (!isNewStep && note === null)
    refuseFields([{ key: 'Note', message: 'Anote algo ou mude o próximo passo.' }]);
  if (isNewStep && nextDay) refuseDay(nextDay, saoPauloDay(now));

  await saveFollowUp(tx, { proposalId: id, revision: revision + 1, nextStep, nextDay });
  await addNote(tx, {
    proposalId: id,
    enteredBy: viewer.id,
    note,
    nextStep: isNewStep ? nextStep : null,
    nextDay: isNewStep ? nextDay : null,
    at: now,
  });
  await recordAudit(ports, tx, {
    actor,
    action: 'proposal-noted',
    personId: seen.proposal.userId,
    subject: `proposal:${id}`,
  });
  return getProposal(ports, tx, { viewer, id });
}

function refuseDay(nextDay: IsoDate, today: IsoDate): void {
  if (nextDay < today)
    refuseFields([{ key: 'NextDay', message: 'Esse dia já passou. Escolha outro.' }]);
  if (nextDay > addDays(today, MOST_DAYS_AHEAD))
    refuseFields([{ key: 'NextDay', message: 'Marque para daqui a no máximo um ano.' }]);
}

async function refuseChanged(tx: Database, id: string, viewer: SignedIn): Promise<never> {
  const [last] = await listNotes(tx, id);
  const isMine = last?.noted.enteredBy === viewer.id;
  return refuse(
    'conflict',
    last && !isMine
      ? `${byWhom({ at: last.noted.at, name: last.by }, 'anotou nesta proposta')} Leia antes de registrar.`
      : 'Esta proposta mudou em outra janela. Confira antes de registrar.',
    { reason: 'changed-meanwhile' },
  );
}
