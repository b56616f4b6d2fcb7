import { failureOf, useListDocumentsQuery } from '@site/api-client';
import { type PersonType } from '@site/contracts/brazil';
import { documentName } from '@site/contracts/documents';
import { Failure, Skeleton, Tag } from '@site/ui';
import { documentsCopy as copy } from './customer.copy';
import { SentFile } from './sent-file';

export type Customer = { id: string; name: string; personType: PersonType };

/**
 * What the customer of a proposal sent and what is missing; each can be looked at
 * (product.md §7, security-requirements F4).
 */
export function CustomerDocuments({ customer }: { customer: Customer }) {
  return (
    <section className="papers" aria-labelledby="documentos">
      <h3 id="documentos">{copy.title}</h3>
      <Documents customer={customer} />
    </section>
  );
}

function Documents({ customer }: { customer: Customer }) {
  const { data, error, refetch } = useListDocumentsQuery({ params: { id: customer.id } });
  if (error && !data)
    return (
      <Failure
        title={copy.failed}
        traceId={failureOf(error)?.traceId}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div role="group" aria-label={copy.loading}>
        <Skeleton shape="row" count={3} />
      </div>
    );
  const { items, wanted, missing } = data;
  const unsent = wanted.filter((kind) => !items.some((item) => item.kind === kind));
  const nameOf = (kind: (typeof wanted)[number]) =>
    documentName(kind, customer.personType);
  // In the order in which they are asked for, then what came beside them.
  const rank = (kind: (typeof wanted)[number]) =>
    wanted.includes(kind) ? wanted.indexOf(kind) : wanted.length;
  const sent = [...items].sort((a, b) => rank(a.kind) - rank(b.kind));
  return (
    <>
      {items.length === 0 && <p className="soft">{copy.none}</p>}
      <ul aria-label={copy.list}>
        {sent.map((document) => (
          <SentFile
            key={document.id}
            customer={customer}
            document={document}
            name={nameOf(document.kind)}
          />
        ))}
        {unsent.map((kind) => (
          <li key={kind}>
            <b>{nameOf(kind)}</b>
            {missing.includes(kind) ? (
              <Tag tone="warn" icon>
                {copy.missing}
              </Tag>
            ) : (
              <Tag>{copy.inFront}</Tag>
            )}
          </li>
        ))}
      </ul>
      {items.length > 0 && <p className="soft">{copy.audited}</p>}
    </>
  );
}
