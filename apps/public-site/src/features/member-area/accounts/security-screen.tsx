import {
  useChangePasswordMutation,
  useGetAccountSecurityQuery,
  useGetLoggedUserQuery,
  useSetSecondStepMutation,
} from '@site/api-client';
import { type AccountSecurity } from '@site/api-contract';
import { QueryState } from '@site/shell/query-state';
import { deferred, Skeleton } from '@site/ui';
import { MemberFrame } from '../member-frame';
import { usePartInView } from '../use-part-in-view';
import { useSave } from '../use-save';
import { useSignedIn } from '../use-signed-in';
import { AccountSection } from './account-section';
import { ChangeInPlace } from './change-in-place';
import { accountCopy, securityCopy as COPY } from './security.copy';
import '@site/ui/forms.css';

const ChangePasswordFields = deferred(
  async () => (await import('./security-forms')).ChangePasswordFields,
);
const SecondStepFields = deferred(
  async () => (await import('./security-forms')).SecondStepFields,
);
const PasskeysSection = deferred(
  async () => (await import('./security-access')).PasskeysSection,
);
const Sessions = deferred(async () => (await import('./security-access')).Sessions);
const Devices = deferred(async () => (await import('./security-access')).Devices);

/**
 * `/area-logada/seguranca`: password, code by e-mail, passkeys, sessions and
 * trusted browsers
 * (security-requirements B7).
 */
export function SecurityScreen() {
  usePartInView();
  const account = useGetLoggedUserQuery(undefined, { skip: !useSignedIn() });
  const id = account.data?.id ?? '';
  const security = useGetAccountSecurityQuery(
    { params: { id } },
    { skip: id === '', refetchOnMountOrArgChange: true },
  );
  return (
    <MemberFrame here="security">
      <div className="member-sec">
        <h1 className="member-plain">{COPY.title}</h1>
        <QueryState
          answer={
            account.error ? { error: account.error, refetch: account.refetch } : security
          }
          failed={accountCopy.failed}
          wait={<Skeleton shape="row" count={4} />}
        >
          {(shown) => <Security id={id} security={shown} />}
        </QueryState>
      </div>
    </MemberFrame>
  );
}

function Security({ id, security }: { id: string; security: AccountSecurity }) {
  const params = { id };
  const [changePassword] = useChangePasswordMutation();
  const [setSecondStep] = useSetSecondStepMutation();
  const password = useSave();
  const step = useSave();
  const { secondStep: isOn } = security;
  return (
    <>
      <AccountSection
        id="seguranca-senha"
        title={COPY.passwordTitle}
        text={COPY.passwordText}
        saved={password.isSaved && COPY.passwordChanged}
      >
        <ChangeInPlace
          id="seguranca-senha"
          of={COPY.passwordTitle}
          onOpen={password.reset}
        >
          {(close) => (
            <ChangePasswordFields
              waitSeconds={password.waitSeconds}
              problem={password.problem}
              onSubmit={(body) => close(password.save(changePassword({ params, body })))}
            />
          )}
        </ChangeInPlace>
      </AccountSection>
      <AccountSection
        id="seguranca-codigo"
        title={COPY.stepTitle}
        text={isOn ? COPY.stepOn : COPY.stepOff}
        saved={step.isSaved && COPY.stepSaved}
      >
        <ChangeInPlace
          id="seguranca-codigo"
          label={isOn ? COPY.off : COPY.on}
          of={COPY.stepTitle}
          onOpen={step.reset}
        >
          {(close) => (
            <SecondStepFields
              isOn={isOn}
              waitSeconds={step.waitSeconds}
              problem={step.problem}
              onSubmit={(values) =>
                close(
                  step.save(
                    setSecondStep({ params, body: { ...values, enabled: !isOn } }),
                  ),
                )
              }
            />
          )}
        </ChangeInPlace>
      </AccountSection>
      <PasskeysSection id={id} passkeys={security.passkeys} />
      <Sessions id={id} sessions={security.sessions} />
      <Devices id={id} devices={security.devices} />
    </>
  );
}
