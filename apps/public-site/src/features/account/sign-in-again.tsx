import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  type ApiFailure,
  failureOf,
  useSignInMutation,
  useVerifyMfaMutation,
} from '@site/api-client';
import { type ExpiredSession, homeOf, selectViewer, type SessionState } from '@site/auth';
import { NOTIFICATIONS, type SignInForm as SignInValues } from '@site/contracts';
import { Modal } from '@site/ui';
import { useSite } from '../../shared/site-services';
import { useWait } from '../../shared/use-wait';
import { mfaCopy, signInAgainCopy as COPY } from './account.copy';
import { EmailMfaForm, type TypedPin } from './email-mfa-form';
import { SignInForm } from './sign-in-form';
import { Refusal } from './sign-in-refusal';
import '@site/ui/forms.css';
import './account.css';

/**
 * Password, then the code where the account asks for one; leaving asks first, since what
 * was typed would be lost.
 */
type Step =
  | { kind: 'password' }
  | { kind: 'pin'; account: string; text: string }
  | { kind: 'leaving'; back: Step };

/**
 * The sign-in over a form whose session has ended (product.md §11). The same person goes
 * on where they were; for another one the page is loaded anew at their home. Giving up
 * goes the way of every 401, to /conta/login (spec §8).
 */
export function SignInAgain({ expired }: { expired: ExpiredSession }) {
  const { leaveForLogin } = useSite();
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const leave = () =>
    setStep((now) =>
      now.kind === 'leaving' ? now.back : { kind: 'leaving', back: now },
    );
  return (
    <Modal open backLeaves title={COPY.title} onClose={leave}>
      <div className="again">
        {expired.otherPerson ? (
          <OtherPerson />
        ) : step.kind === 'leaving' ? (
          <>
            <p>{COPY.leaving}</p>
            <div className="actions">
              <button type="button" className="btn" onClick={leave}>
                {COPY.stay}
              </button>
              <button
                type="button"
                className="btn btn--line"
                onClick={() => void leaveForLogin()}
              >
                {COPY.leave}
              </button>
            </div>
          </>
        ) : (
          <>
            <p>
              {expired.message || COPY.over} {COPY.kept}
            </p>
            {step.kind === 'pin' ? (
              <Pin {...step} />
            ) : (
              <Password
                email={expired.email}
                onPin={(account, text) => setStep({ kind: 'pin', account, text })}
              />
            )}
            <p className="account-foot">
              <button type="button" className="link" onClick={leave}>
                {COPY.cancel}
              </button>
            </p>
            {expired.traceId && (
              <p className="mono soft">{COPY.trace(expired.traceId)}</p>
            )}
          </>
        )}
      </div>
    </Modal>
  );
}

function Password({
  email,
  onPin,
}: {
  email: string;
  onPin: (account: string, text: string) => void;
}) {
  const [signIn] = useSignInMutation();
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  const [waitSeconds, wait] = useWait();
  async function onSubmit(values: SignInValues) {
    setRefusal(null);
    const failure = failureOf((await signIn({ body: values })).error);
    if (!failure) return;
    wait(failure);
    const needsPin =
      failure.status === 403 &&
      failure.notifications.find(({ key }) => key === NOTIFICATIONS.mfaRequired);
    if (needsPin) onPin(failure.userId ?? values.email, failure.message);
    else setRefusal(failure);
  }
  return (
    <>
      <div role="alert">
        {refusal && <Refusal failure={refusal} waiting={waitSeconds > 0} />}
      </div>
      <SignInForm
        identifier={email}
        waitSeconds={waitSeconds}
        onSubmit={onSubmit}
        forgot={false}
      />
    </>
  );
}

function Pin({ account, text }: { account: string; text: string }) {
  const [verifyMfa] = useVerifyMfaMutation();
  const [waitSeconds, wait] = useWait();
  async function onSubmit(typed: TypedPin): Promise<string | null> {
    const failure = failureOf(
      (await verifyMfa({ body: { email: account, ...typed } })).error,
    );
    if (!failure) return null;
    wait(failure);
    return failure.fields[0]?.message ?? failure.message;
  }
  return (
    <>
      <p role="status">{text || mfaCopy.sentToAccount}</p>
      <EmailMfaForm waitSeconds={waitSeconds} onSubmit={onSubmit} />
    </>
  );
}

/**
 * Another person signed in: nothing of the one before stays, neither on the screen nor in
 * memory.
 */
function OtherPerson() {
  const { leave, storage } = useSite();
  const home = useSelector((state: { session: SessionState }) =>
    homeOf(selectViewer(state)),
  );
  useEffect(() => {
    storage.resetSimulation();
    leave(home);
  }, [home, leave, storage]);
  return <p role="status">{COPY.otherPerson}</p>;
}
