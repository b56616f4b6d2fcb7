import { type ProposalEvent } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { askedDocumentText } from '@site/api-contract/identity';
import { losesDay, STATE_LABELS } from '@site/api-contract/sales';
import './proposal.css';

const copy = {
  by: (name: string) => ROLES.get(name) ?? `por ${name}`,
  review: 'Revisão pedida',
  dayLost: 'Entrega desmarcada',
} as const;

/** An actor whose name the API does not give is a role, and has its article. */
const ROLES = new Map([
  ['cliente', 'pelo cliente'],
  ['consultor', 'pela análise'],
  ['loja', 'pela loja'],
  ['sistema', 'pelo sistema'],
]);

function eventName({ from, to }: ProposalEvent): string {
  if (from === 'reprovada') return copy.review;
  return losesDay({ from, to }) ? copy.dayLost : STATE_LABELS[to].label;
}

/**
 * Shows the events of a proposal, oldest first, along the road. The last one is the
 * present state.
 */
export function ProposalHistory({ events }: { events: readonly ProposalEvent[] }) {
  return (
    <ol className="history">
      {events.map((event, index) => (
        <li
          key={`${event.at}${event.to}`}
          aria-current={index === events.length - 1 ? 'step' : undefined}
        >
          <b>{eventName(event)}</b>
          {event.reasons?.map(({ code, sentence }) => (
            <p key={code}>{sentence}</p>
          ))}
          {event.documents?.map((asked) => (
            <p key={asked.name}>{askedDocumentText(asked)}</p>
          ))}
          {event.reason !== null && <p>{event.reason}</p>}
          <small>
            <time dateTime={event.at}>{formatDateTime(event.at)}</time>,{' '}
            {copy.by(event.by)}
          </small>
        </li>
      ))}
    </ol>
  );
}
