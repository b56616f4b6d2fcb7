import { type LeadEntry } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { LEAD_REASON_LABELS, LEAD_STATE_LABELS } from '@site/api-contract/sales';
import { leadDetailsCopy as copy } from './lead-details.copy';

/** The history of a lead, newest first. */
export function LeadHistory({ entries }: { entries: readonly LeadEntry[] }) {
  return (
    <section aria-labelledby="lead-historico">
      <h3 id="lead-historico">{copy.history}</h3>
      {entries.length === 0 ? (
        <p className="soft">{copy.noHistory}</p>
      ) : (
        <ol className="leads-history">
          {entries.map((entry, index) => (
            <li key={`${entry.at}${index}`}>
              <p>
                <b>{whoOf(entry)}</b>, {copy.acts[entry.act].toLowerCase()},{' '}
                <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
              </p>
              {entry.status !== null && <p>{movedTo(entry)}</p>}
              {entry.note !== null && <p className="leads-note">{entry.note}</p>}
              {entry.nextContactAt !== null && (
                <p>{copy.nextContact(entry.nextContactAt)}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const whoOf = ({ act, by }: LeadEntry) =>
  act === 'returned' ? copy.thePerson : (by ?? copy.formerColleague);

function movedTo({ status, reason }: LeadEntry): string {
  const label = status === null ? '' : LEAD_STATE_LABELS[status].label;
  return reason === null
    ? label
    : `${label}: ${LEAD_REASON_LABELS[reason].toLowerCase()}`;
}
