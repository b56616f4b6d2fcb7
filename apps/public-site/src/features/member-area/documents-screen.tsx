import { failureOf, useGetLoggedUserQuery } from '@site/api-client';
import { Failure, later, Skeleton } from '@site/ui';
import { DOCUMENTS_COPY as COPY } from './documents.copy';
import { MemberFrame } from './member-frame';
import { useSignedIn } from './use-signed-in';
import { WaitingProposals } from './waiting-proposals';
import '@site/ui/forms.css';
import '../../documents/documents.css';

const DocumentList = later(
  async () => (await import('../../documents/document-list')).DocumentList,
);

/**
 * `/area-logada/documentos`: what was sent and what is missing, and which proposal waits
 * for it.
 */
export function DocumentsScreen() {
  const account = useGetLoggedUserQuery(undefined, { skip: !useSignedIn() });
  return (
    <MemberFrame here="documents">
      <div className="member-sec">
        <h1 className="member-plain">{COPY.title}</h1>
        <p className="soft member-lead">{COPY.why}</p>
        {account.data ? (
          <>
            <WaitingProposals />
            <DocumentList user={account.data} withOthers />
          </>
        ) : account.error ? (
          <Failure
            title={COPY.failed}
            traceId={failureOf(account.error)?.traceId}
            onRetry={() => void account.refetch()}
          />
        ) : (
          <Skeleton shape="row" count={4} />
        )}
      </div>
    </MemberFrame>
  );
}
