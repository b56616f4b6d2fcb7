import { useRef } from 'react';
import { type ProposalDetail } from '@site/api-contract';
import { formatDate, formatDateTime } from '@site/api-contract/brazil';
import { useShortcuts } from '@site/ui';
import { followUpCopy as copy } from './follow-up.copy';
import { FollowUpForm } from './follow-up-form';

/** The dealership's work on a proposal: the form, and the notes, newest first. */
export function FollowUp({ proposal }: { proposal: ProposalDetail }) {
  const notes = proposal.followUp?.notes ?? [];
  const section = useRef<HTMLElement>(null);
  const write = () => section.current?.querySelector('textarea')?.focus();
  useShortcuts([{ key: 'n', label: copy.noteKey, run: write }]);
  return (
    <section ref={section} className="follow-up" aria-labelledby="acompanhamento">
      <h3 id="acompanhamento">{copy.title}</h3>
      <FollowUpForm key={proposal.id} proposal={proposal} />
      {notes.length > 0 && (
        <ol className="follow-up-notes" aria-label={copy.notes}>
          {notes.map(({ at, by, note, next }, index) => (
            <li key={`${at}${index}`}>
              {note !== null && <p>{note}</p>}
              {next !== null && <p>{copy.planned(next.step, formatDate(next.day))}</p>}
              {note === null && next === null && <p>{copy.done}</p>}
              <small>
                {by ?? copy.formerColleague},{' '}
                <time dateTime={at}>{formatDateTime(at)}</time>
              </small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
