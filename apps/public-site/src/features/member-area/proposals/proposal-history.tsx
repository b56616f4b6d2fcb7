import { type ProposalEvent } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { askedDocumentText } from '@site/api-contract/identity';
import { memberAreaCopy } from '../member-area.copy';
import { eventName } from './proposal.copy';

/**
 * The events of a proposal, oldest first, each with its actor, its time and the message
 * for the customer.
 */
export function ProposalHistory({ history }: { history: readonly ProposalEvent[] }) {
  return (
    <section className="member-sec" aria-labelledby="historico-titulo">
      <header className="member-head">
        <h2 id="historico-titulo">{memberAreaCopy.history}</h2>
      </header>
      <ol className="log">
        {history.map((event) => {
          const { at, to, reason, reasons = [], documents = [] } = event;
          const [name, actor] = eventName(event);
          return (
            <li key={`${at}${to}`}>
              <b>{name}</b>
              <small>
                <time dateTime={at}>{formatDateTime(at)}</time>
                {actor && `, ${actor}`}
              </small>
              {reasons.map(({ code, sentence }) => (
                <p key={code}>{sentence}</p>
              ))}
              {documents.map((asked) => (
                <p key={asked.name}>{askedDocumentText(asked)}</p>
              ))}
              {reason && <p>{reason}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
