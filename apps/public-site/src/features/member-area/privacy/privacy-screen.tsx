import { useGetLoggedUserQuery, useGetPrivacyQuery } from '@site/api-client';
import { QueryState } from '@site/shell/query-state';
import { deferred, Skeleton } from '@site/ui';
import { MemberFrame } from '../member-frame';
import { useSignedIn } from '../use-signed-in';
import { PAGE } from './privacy-page.copy';
import './privacy.css';
import '@site/ui/forms.css';

const PrivacyParts = deferred(async () => (await import('./privacy-parts')).PrivacyParts);

/**
 * `/area-logada/privacidade`: consents, stored data, who viewed them, a copy of them, and
 * the erasure (docs/product/back-office.md).
 */
export function PrivacyScreen() {
  const account = useGetLoggedUserQuery(undefined, { skip: !useSignedIn() });
  const id = account.data?.id ?? '';
  const privacy = useGetPrivacyQuery(
    { params: { id } },
    { skip: id === '', refetchOnMountOrArgChange: true },
  );
  return (
    <MemberFrame here="privacy">
      <div className="member-sec">
        <h1 className="member-plain">{PAGE.title}</h1>
        <p className="privacy-lead">{PAGE.lead}</p>
        <QueryState
          answer={
            account.error ? { error: account.error, refetch: account.refetch } : privacy
          }
          failed={PAGE.failed}
          wait={<Skeleton shape="row" count={6} />}
        >
          {(shown) => (
            <PrivacyParts id={id} privacy={shown} isStaff={account.data?.role !== null} />
          )}
        </QueryState>
      </div>
    </MemberFrame>
  );
}
