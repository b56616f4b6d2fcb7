import { useCallback, useState } from 'react';
import { useListDocumentsQuery } from '@site/api-client';
import { type DocumentList } from '@site/api-contract';
import { type PersonType } from '@site/api-contract/brazil';
import { documentName } from '@site/api-contract/identity';
import { QueryState } from '@site/shell/query-state';
import { deferred, Skeleton, Tag } from '@site/ui';
import { documentsCopy as copy } from '../customer.copy';
import { SentFile } from './sent-file';
import { type DocumentPreview } from './use-fetch-preview';

const FileViewer = deferred(async () => (await import('./file-viewer')).FileViewer);

export type Customer = { id: string; name: string; personType: PersonType };

/**
 * The customer's sent and missing documents; sent ones can be viewed
 * (docs/product/sales.md, security-requirements F4).
 */
export function CustomerDocuments({ customer }: { customer: Customer }) {
  const [shown, show] = useState<DocumentPreview | null>(null);
  const { data } = useListDocumentsQuery({ params: { id: customer.id } });
  const close = useCallback(() => show(null), []);
  return (
    <>
      <section className="papers" aria-labelledby="documentos">
        <h3 id="documentos">{copy.title}</h3>
        <Documents customer={customer} onShow={show} />
      </section>
      {shown && data && (
        <FileViewer
          customer={customer}
          documents={inOrder(data).filter(({ isReady }) => isReady)}
          mostPages={data.limits.maxPages}
          nameOf={(kind) => documentName(kind, customer.personType)}
          shown={shown}
          onShow={show}
          onClose={close}
        />
      )}
    </>
  );
}

type DocumentsProps = { customer: Customer; onShow: (next: DocumentPreview) => void };

function Documents({ customer, onShow }: DocumentsProps) {
  const documents = useListDocumentsQuery({ params: { id: customer.id } });
  return (
    <QueryState
      answer={documents}
      failed={copy.failed}
      wait={<Skeleton shape="row" count={3} label={copy.loading} />}
    >
      {(list) => <DocumentsOf list={list} customer={customer} onShow={onShow} />}
    </QueryState>
  );
}

function DocumentsOf({
  list,
  customer,
  onShow,
}: DocumentsProps & { list: DocumentList }) {
  const { items, wanted, missing } = list;
  const unsent = wanted.filter((kind) => !items.some((item) => item.kind === kind));
  const nameOf = (kind: (typeof wanted)[number]) =>
    documentName(kind, customer.personType);
  return (
    <>
      {items.length === 0 && <p className="soft">{copy.none}</p>}
      <ul aria-label={copy.list}>
        {inOrder(list).map((document) => (
          <SentFile
            key={document.id}
            customer={customer}
            document={document}
            name={nameOf(document.kind)}
            onShow={onShow}
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

/** Requested documents in the order of the request, then all others. */
function inOrder({ items, wanted }: DocumentList) {
  const rank = (kind: (typeof wanted)[number]) =>
    wanted.includes(kind) ? wanted.indexOf(kind) : wanted.length;
  return [...items].sort((a, b) => rank(a.kind) - rank(b.kind));
}
