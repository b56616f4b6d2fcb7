import { useListDocumentsQuery } from '@site/api-client';
import { type DocumentList as Documents, type LoggedUser } from '@site/api-contract';
import { type DocumentKind, documentName } from '@site/api-contract/identity';
import { QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import { DocumentRow } from './document-row';
import { documentsCopy } from './documents.copy';
import './documents.css';

type DocumentListProps = {
  user: Pick<LoggedUser, 'id' | 'personType'>;
  /** Also lists documents that only the analysis may ask for. */
  withOthers?: boolean;
  /**
   * Time of the analysis' request; older documents may or may not be the requested ones.
   */
  askedAt?: string;
};

/**
 * The documents of an account with their actions; each one is saved as soon as it is
 * received.
 */
export function DocumentList({ user, withOthers = false, askedAt }: DocumentListProps) {
  const documents = useListDocumentsQuery({ params: { id: user.id } });
  return (
    <QueryState
      answer={documents}
      failed={documentsCopy.failed}
      wait={<Skeleton shape="row" count={3} label={documentsCopy.loading} />}
    >
      {(list) => <Rows {...{ user, withOthers, askedAt, list }} />}
    </QueryState>
  );
}

type RowsProps = DocumentListProps & { list: Documents };

function Rows({ user, withOthers, askedAt, list }: RowsProps) {
  const { id: userId, personType } = user;
  const { items, wanted, missing, limits, digitalCnh = false } = list;
  const beside = items.filter(({ kind }) => !wanted.includes(kind));
  const row = (kind: DocumentKind) => ({
    userId,
    kind,
    limits,
    askedAt,
    ...(digitalCnh && kind === 'cnh-frente'
      ? {
          name: documentsCopy.digitalCnh,
          help: documentsCopy.digitalCnhHelp,
          isFileAlone: true,
          isDigitalMissing: missing.includes(kind),
        }
      : { name: documentName(kind, personType), help: helpOf(kind, personType) }),
  });
  return (
    <>
      <p className="soft doc-limits">
        {documentsCopy.limits(limits.maxBytes, limits.maxPages)}
      </p>
      <ul className="docs" aria-label={documentsCopy.list} tabIndex={-1}>
        {wanted.map((kind) => {
          const sent = items.find((item) => item.kind === kind) ?? null;
          const isNotNeeded = !sent && !missing.includes(kind);
          return (
            <DocumentRow
              key={kind}
              {...row(kind)}
              sent={sent}
              {...(isNotNeeded && { notNeeded: documentsCopy.notNeeded })}
            />
          );
        })}
        {beside.map((sent) => (
          <DocumentRow
            key={sent.id}
            {...row(sent.kind)}
            sent={sent}
            isReplaceable={false}
          />
        ))}
        {withOthers && items.length < limits.maxFiles && (
          <DocumentRow {...row('outro')} sent={null} />
        )}
      </ul>
      {withOthers && items.length >= limits.maxFiles && (
        <p className="notice notice--warn">{documentsCopy.full(limits.maxFiles)}</p>
      )}
    </>
  );
}

function helpOf(kind: DocumentKind, personType: LoggedUser['personType']): string {
  return kind === 'comprovante-residencia' && personType === 'PJ'
    ? documentsCopy.companyAddressHelp
    : documentsCopy.help[kind];
}
