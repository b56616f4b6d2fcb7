import { useGetLoggedUserQuery } from '@site/api-client';
import { QueryState } from '@site/shell/query-state';
import { SiteLink, Skeleton } from '@site/ui';
import { useReturnUrl } from '../../../shared/browser-value';
import { MemberFrame } from '../member-frame';
import { usePartInView } from '../use-part-in-view';
import { useSignedIn } from '../use-signed-in';
import { AccountData } from './account-data';
import { accountCopy, dataCopy as COPY } from './security.copy';
import '@site/ui/forms.css';

/** `/area-logada/dados`: the customer's account and registration data. */
export function DataScreen() {
  usePartInView();
  const account = useGetLoggedUserQuery(undefined, { skip: !useSignedIn() });
  const returnUrl = useReturnUrl();
  return (
    <MemberFrame here="data">
      <div className="member-sec">
        {returnUrl && (
          <SiteLink className="link prop-back-link" to={returnUrl}>
            {COPY.back}
          </SiteLink>
        )}
        <h1 className="member-plain">{COPY.title}</h1>
        <QueryState
          answer={account}
          failed={accountCopy.failed}
          wait={<Skeleton shape="row" count={4} />}
        >
          {(user) => <AccountData user={user} />}
        </QueryState>
      </div>
    </MemberFrame>
  );
}
