import { useState } from 'react';
import { useGetLoggedUserQuery, useListDocumentsQuery } from '@site/api-client';
import { type LoggedUser, type ProposalDetail } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { documentName } from '@site/api-contract/identity';
import { answerDay } from '@site/api-contract/sales';
import { QueryState } from '@site/shell/query-state';
import { Skeleton, SuccessIcon, Tag } from '@site/ui';
import { DocumentRow } from '../../../../shared/documents/document-row';
import { documentsCopy as COPY } from '../../documents/documents.copy';
import '@site/ui/forms.css';
import '../../../../shared/documents/documents.css';

type Requested = NonNullable<ProposalDetail['requestedDocuments']>[number];

/**
 * Documents that the analysis asked for, each with its note and the ways to send it. Once
 * all have been sent the analysis continues automatically, and this section says so.
 * `namesAnswerDay` is for a page that does not tell by when the analysis answers.
 */
export function RequestedDocuments({
  proposal,
  namesAnswerDay = false,
}: {
  proposal: ProposalDetail;
  namesAnswerDay?: boolean;
}) {
  const { state, updatedAt, requestedDocuments = [] } = proposal;
  const isWaiting = state === 'documentos_pendentes';
  const [waitedAtFirst] = useState(isWaiting);
  const { data: user } = useGetLoggedUserQuery(undefined, { skip: !isWaiting });
  return (
    <>
      <div role="status">
        {waitedAtFirst && state === 'em_analise' && (
          <p className="notice notice--ok prop-page-say">
            <span>
              <SuccessIcon aria-hidden="true" />{' '}
              {namesAnswerDay
                ? COPY.resumedUntil(formatDate(answerDay(new Date(updatedAt))))
                : COPY.resumed}
            </span>
          </p>
        )}
      </div>
      {isWaiting && user && requestedDocuments.length > 0 && (
        <section className="member-sec" aria-labelledby={`pedidos-${proposal.id}`}>
          <header className="member-head">
            <h2 id={`pedidos-${proposal.id}`}>{COPY.requested}</h2>
            <p>
              {COPY.progress(
                countReceived(requestedDocuments),
                requestedDocuments.length,
              )}
            </p>
          </header>
          <Rows user={user} requested={requestedDocuments} />
        </section>
      )}
    </>
  );
}

const countReceived = (requested: readonly Requested[]) =>
  requested.filter(({ receivedAt }) => receivedAt !== null).length;

function Rows({
  user: { id, personType },
  requested,
}: {
  user: Pick<LoggedUser, 'id' | 'personType'>;
  requested: readonly Requested[];
}) {
  const documents = useListDocumentsQuery({ params: { id } });
  return (
    <QueryState
      answer={documents}
      failed={COPY.failed}
      wait={<Skeleton shape="row" count={requested.length} />}
    >
      {({ limits }) => (
        <ul className="docs" aria-label={COPY.requested}>
          {requested.map(({ kind, note, askedAt, receivedAt }) => {
            const name = documentName(kind, personType);
            return receivedAt === null ? (
              <DocumentRow
                key={kind}
                userId={id}
                kind={kind}
                name={name}
                help={note}
                sent={null}
                limits={limits}
                askedAt={askedAt}
                isListedTwice
              />
            ) : (
              <li className="doc" key={kind}>
                <div className="doc-what">
                  <h3>{name}</h3>
                  <Tag tone="ok" icon>
                    {COPY.received(formatDate(new Date(receivedAt)))}
                  </Tag>
                  <p className="soft">{note}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </QueryState>
  );
}
