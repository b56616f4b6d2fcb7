import { type ProposalDetail } from '@site/api-contract';
import { formatDateTime, type PersonType } from '@site/api-contract/brazil';
import { documentName } from '@site/api-contract/identity';
import { Tag } from '@site/ui';
import { proposalsCopy } from '../proposals.copy';

const copy = proposalsCopy.requested;

/** Documents of the latest request, each missing or received. */
export function RequestedDocuments({
  requested,
  personType,
}: {
  requested: ProposalDetail['requestedDocuments'];
  personType: PersonType;
}) {
  if (!requested) return null;
  return (
    <section className="papers" aria-labelledby="pedidos">
      <h3 id="pedidos">{copy.title}</h3>
      <ul aria-label={copy.title}>
        {requested.map(({ kind, note, receivedAt }) => (
          <li key={kind}>
            <b>{documentName(kind, personType)}</b>
            <Tag tone={receivedAt === null ? 'warn' : 'ok'} icon>
              {receivedAt === null ? copy.awaited : copy.isNew}
            </Tag>
            <span className="soft">{note}</span>
            {receivedAt !== null && (
              <span className="soft">{copy.came(formatDateTime(receivedAt))}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
