import { failureOf, useGetLoggedUserQuery, useGetPrivacyQuery } from '@site/api-client';
import { Failure, Skeleton } from '@site/ui';
import { MemberFrame } from '../member-frame';
import { useSignedIn } from '../use-signed-in';
import { Consents } from './consents';
import { DataCopy, Erasure } from './copy-and-erasure';
import { COPY } from './privacy.copy';
import './privacy.css';
import { StoredData, Views } from './stored-and-seen';
import '@site/ui/forms.css';

/** `/area-logada/privacidade`: consents, stored data, who looked, a copy of all of it, and the end (product.md §9.13). */
export function PrivacyScreen() {
  const account = useGetLoggedUserQuery(undefined, { skip: !useSignedIn() });
  const id = account.data?.id ?? '';
  const privacy = useGetPrivacyQuery({ params: { id } }, { skip: id === '', refetchOnMountOrArgChange: true });
  const error = account.error ?? (privacy.data ? undefined : privacy.error);
  return (
    <MemberFrame here="privacy">
      <div className="member-sec">
        <h1 className="member-plain">{COPY.title}</h1>
        <p className="privacy-lead">{COPY.lead}</p>
        {error
          ? <Failure title={COPY.failed} traceId={failureOf(error)?.traceId} onRetry={() => void (account.error ? account.refetch() : privacy.refetch())} />
          : privacy.data
            ? (
              <>
                <Consents {...privacy.data} />
                <StoredData {...privacy.data} />
                <Views {...privacy.data} />
                <DataCopy id={id} />
                {account.data?.role === null && <Erasure id={id} {...privacy.data} />}
              </>
            )
            : <Skeleton shape="row" count={6} />}
      </div>
    </MemberFrame>
  );
}
