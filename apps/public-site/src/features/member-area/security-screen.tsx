import {
  useChangePasswordMutation,
  useEndOneSessionMutation,
  useEndOtherSessionsMutation,
  useForgetDeviceMutation,
  useGetAccountSecurityQuery,
  useGetLoggedUserQuery,
  useSetSecondStepMutation,
} from '@site/api-client';
import { type AccountSecurity } from '@site/contracts';
import { browserName } from '@site/contracts';
import { formatDate, formatDateTime } from '@site/contracts/brazil';
import { Answered } from '@site/shell/answered';
import { deferred, Skeleton, Tag } from '@site/ui';
import { AccountSection } from './account-section';
import { MemberFrame } from './member-frame';
import { accountCopy, securityCopy as COPY } from './security.copy';
import { useSave } from './use-save';
import { useSignedIn } from './use-signed-in';
import '@site/ui/forms.css';

const ChangePasswordFields = deferred(
  async () => (await import('./security-forms')).ChangePasswordFields,
);
const SecondStepFields = deferred(
  async () => (await import('./security-forms')).SecondStepFields,
);

/**
 * `/area-logada/seguranca`: password, code by e-mail, sessions and trusted browsers
 * (security-requirements B7).
 */
export function SecurityScreen() {
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
        <Answered
          answer={
            account.error ? { error: account.error, refetch: account.refetch } : security
          }
          failed={accountCopy.failed}
          wait={<Skeleton shape="row" count={4} />}
        >
          {(shown) => <Security id={id} security={shown} />}
        </Answered>
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
        <ChangePasswordFields
          waitSeconds={password.waitSeconds}
          onSubmit={(body) =>
            password.save(changePassword({ params, body }), 'CurrentPassword')
          }
        />
      </AccountSection>
      <AccountSection
        id="seguranca-codigo"
        title={COPY.stepTitle}
        text={isOn ? COPY.stepOn : COPY.stepOff}
        saved={step.isSaved && COPY.stepSaved}
      >
        <SecondStepFields
          isOn={isOn}
          waitSeconds={step.waitSeconds}
          onSubmit={(values) =>
            step.save(
              setSecondStep({ params, body: { ...values, enabled: !isOn } }),
              'CurrentPassword',
            )
          }
        />
      </AccountSection>
      <Sessions id={id} sessions={security.sessions} />
      <Devices id={id} devices={security.devices} />
    </>
  );
}

function Sessions({
  id,
  sessions,
}: {
  id: string;
  sessions: AccountSecurity['sessions'];
}) {
  const [endOne] = useEndOneSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  return (
    <AccountSection
      id="seguranca-sessoes"
      title={COPY.sessionsTitle}
      text={COPY.sessionsText}
    >
      <ul className="account-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <b>{browserName(session.client)}</b>{' '}
              {session.current && <Tag tone="ok">{COPY.current}</Tag>}
              <small>{COPY.lastUsed(formatDateTime(session.lastUsedAt))}</small>
            </span>
            {!session.current && (
              <button
                type="button"
                className="btn btn--line btn--sm"
                aria-label={COPY.endOf(browserName(session.client))}
                onClick={() => void endOne({ params: { id, sessionId: session.id } })}
              >
                {COPY.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button
          type="button"
          className="btn btn--line btn--sm"
          disabled={others.isLoading}
          onClick={() => void endOthers({ params: { id } })}
        >
          {COPY.endOthers}
        </button>
      )}
    </AccountSection>
  );
}

function Devices({ id, devices }: { id: string; devices: AccountSecurity['devices'] }) {
  const [forget] = useForgetDeviceMutation();
  return (
    <AccountSection
      id="seguranca-navegadores"
      title={COPY.devicesTitle}
      text={devices.length > 0 ? COPY.devicesText : COPY.noDevices}
    >
      {devices.length > 0 && (
        <ul className="account-list">
          {devices.map((device) => (
            <li key={device.id}>
              <span>
                <b>{browserName(device.client)}</b>
                <small>{COPY.until(formatDate(device.expiresAt))}</small>
              </span>
              <button
                type="button"
                className="btn btn--line btn--sm"
                aria-label={COPY.forgetOf(browserName(device.client))}
                onClick={() => void forget({ params: { id, deviceId: device.id } })}
              >
                {COPY.forget}
              </button>
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}
