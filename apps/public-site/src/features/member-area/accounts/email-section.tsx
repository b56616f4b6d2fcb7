import {
  readProblem,
  useChangeEmailMutation,
  useGetAccountSecurityQuery,
  useResendVerificationMutation,
  useVerifyEmailMutation,
} from '@site/api-client';
import { type LoggedUser } from '@site/api-contract';
import { deferred, Failure } from '@site/ui';
import { useSave } from '../use-save';
import { AccountSection } from './account-section';
import { ChangeInPlace } from './change-in-place';
import { dataCopy as COPY } from './security.copy';

const ChangeEmailFields = deferred(
  async () => (await import('./security-forms')).ChangeEmailFields,
);
const EmailPinFields = deferred(
  async () => (await import('./security-forms')).EmailPinFields,
);

/** The e-mail address, and a new one that is not confirmed by its code yet. */
export function EmailSection({ user }: { user: LoggedUser }) {
  const security = useGetAccountSecurityQuery({ params: { id: user.id } });
  const [changeEmail] = useChangeEmailMutation();
  const [verifyEmail] = useVerifyEmailMutation();
  const [resend, resent] = useResendVerificationMutation();
  const change = useSave();
  const confirm = useSave();
  const pending = security.data?.pendingEmail ?? null;
  return (
    <AccountSection
      id="dados-email"
      title={COPY.emailTitle}
      text={COPY.emailNow(user.email)}
      saved={confirm.isSaved && pending === null && COPY.emailChanged}
    >
      {security.isError && (
        <Failure
          title={COPY.pendingUnknown}
          {...readProblem(security.error)}
          onRetry={() => void security.refetch()}
        />
      )}
      {pending !== null && (
        <>
          <p className="notice notice--info" role="status">
            {COPY.sentTo(pending)}
          </p>
          <EmailPinFields
            waitSeconds={confirm.waitSeconds}
            problem={confirm.problem}
            onSubmit={({ pin }) =>
              confirm.save(verifyEmail({ body: { email: user.id, pin } }))
            }
          />
          <button
            type="button"
            className="btn btn--line btn--sm"
            aria-disabled={resent.isLoading || undefined}
            onClick={() => resent.isLoading || void resend({ params: { id: user.id } })}
          >
            {resent.isLoading ? COPY.resending : COPY.resend}
          </button>
          <p className="soft" role="status">
            {resent.isSuccess && COPY.resent}
          </p>
        </>
      )}
      <ChangeInPlace
        id="dados-email"
        of={COPY.emailTitle}
        draft="change-email"
        onOpen={() => {
          change.reset();
          confirm.reset();
        }}
      >
        {(close) => (
          <ChangeEmailFields
            waitSeconds={change.waitSeconds}
            problem={change.problem}
            onSubmit={(body) => close(change.save(changeEmail({ body })))}
          />
        )}
      </ChangeInPlace>
    </AccountSection>
  );
}
