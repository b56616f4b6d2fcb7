import {
  failureOf,
  useGetLoggedUserQuery,
  useSaveAccountDataMutation,
} from '@site/api-client';
import { type LoggedUser } from '@site/contracts';
import { deferred, Failure, Skeleton } from '@site/ui';
import { AccountSection } from './account-section';
import { MemberFrame } from './member-frame';
import { accountCopy, dataCopy as COPY } from './security.copy';
import { useSave } from './use-save';
import { useSignedIn } from './use-signed-in';
import '@site/ui/forms.css';

const AccountDataFields = deferred(
  async () => (await import('./security-forms')).AccountDataFields,
);
const EmailSection = deferred(async () => (await import('./email-section')).EmailSection);

/** `/area-logada/dados`: name, cellphone and e-mail of the own account. */
export function DataScreen() {
  const account = useGetLoggedUserQuery(undefined, { skip: !useSignedIn() });
  return (
    <MemberFrame here="data">
      <div className="member-sec">
        <h1 className="member-plain">{COPY.title}</h1>
        {account.data ? (
          <Data user={account.data} />
        ) : account.error ? (
          <Failure
            title={accountCopy.failed}
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

function Data({ user }: { user: LoggedUser }) {
  const params = { id: user.id };
  const [saveData] = useSaveAccountDataMutation();
  const data = useSave();
  return (
    <>
      <AccountSection
        id="dados-cadastro"
        title={COPY.dataTitle}
        text={COPY.why}
        saved={data.isSaved && COPY.saved}
      >
        <AccountDataFields
          user={user}
          waitSeconds={data.waitSeconds}
          onSubmit={(body) => data.save(saveData({ params, body }), 'CurrentPassword')}
        />
      </AccountSection>
      <EmailSection user={user} />
    </>
  );
}
