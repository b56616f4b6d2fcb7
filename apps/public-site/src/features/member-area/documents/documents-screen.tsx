import {
  readProblem,
  useGetLoggedUserQuery,
  useListProposalsQuery,
} from '@site/api-client';
import { type LoggedUser } from '@site/api-contract';
import { QueryState } from '@site/shell/query-state';
import { deferred, Skeleton } from '@site/ui';
import { MemberFrame } from '../member-frame';
import { useSignedIn } from '../use-signed-in';
import { documentsCopy as COPY } from './documents.copy';
import '@site/ui/forms.css';
import '../../../shared/documents/documents.css';

const DocumentList = deferred(
  async () => (await import('../../../shared/documents/document-list')).DocumentList,
);

const WaitingProposals = deferred(
  async () => (await import('../overview/waiting-proposals')).WaitingProposals,
);

/**
 * `/area-logada/documentos`: documents that were sent or are missing, and the proposal
 * that waits for them.
 */
export function DocumentsScreen() {
  const account = useGetLoggedUserQuery(undefined, { skip: !useSignedIn() });
  return (
    <MemberFrame here="documents">
      <div className="member-sec">
        <h1 className="member-plain">{COPY.title}</h1>
        <p className="soft member-lead">{COPY.why}</p>
        <QueryState
          answer={account}
          failed={COPY.failed}
          wait={<Skeleton shape="row" count={4} />}
        >
          {(user) => <Documents user={user} />}
        </QueryState>
      </div>
    </MemberFrame>
  );
}

function Documents({ user }: { user: LoggedUser }) {
  const { data, error } = useListProposalsQuery({
    query: { state: 'documentos_pendentes' },
  });
  const waiting = data?.items ?? [];
  // The last change of a waiting proposal is the request for documents itself.
  const askedAt = waiting.map(({ updatedAt }) => updatedAt).sort()[0];
  return (
    <>
      {error && !data && (
        <p className="notice notice--err" role="alert">
          {COPY.waitingFailed} {readProblem(error).text}
        </p>
      )}
      <WaitingProposals proposals={waiting} />
      <DocumentList user={user} withOthers askedAt={askedAt} />
    </>
  );
}
