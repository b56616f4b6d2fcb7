import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  failureOf,
  isToldByPopup,
  useResendVerificationMutation,
  useSignInMutation,
  useVerifyEmailMutation,
} from '@site/api-client';
import { discreetEmail } from '@site/api-contract/brazil';
import {
  QUICK_REGISTRATION_PATH,
  REGISTRATION_PATH,
  SIGN_IN_PATH,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import {
  clockOf,
  deferred,
  SiteLink,
  Unbroken,
  useCountdown,
  useIsStaying,
} from '@site/ui';
import { useBrowserValue, useReturnUrl } from '../../../shared/browser-value';
import { useSite } from '../../../shared/site-services';
import { useWait } from '../../../shared/use-wait';
import { QuickCar, QuickRoad, useTypedSignIn } from './quick/quick-layout';
import { finishCopy as COPY } from './quick/quick-registration.copy';
import '@site/ui/forms.css';

const PinForm = deferred(async () => (await import('../../../shared/pin-form')).PinForm);
const OtherEmail = deferred(async () => (await import('./quick/other-email')).OtherEmail);

/** Pause between two mails, in seconds. */
const RESEND_PAUSE_S = 30;

/**
 * Confirms the e-mail by PIN, then signs in: at once while the password is still in
 * memory, or else at /conta/login.
 */
export function FinishScreen() {
  const returnUrl = useReturnUrl();
  const { storage } = useSite();
  // Undefined on the server and until hydration, when it is unknown whether an e-mail
  // waits for confirmation.
  const pending = useBrowserValue<string | null | undefined>(
    () => storage.read('pendingEmail'),
    undefined,
  );
  const userId = useBrowserValue(() => storage.read('pendingUserId'), null);
  // The stored e-mail is removed on confirmation and changed by a replacement; the screen
  // keeps the last one that it knew.
  const [known, setKnown] = useState('');
  const [asksEmail, setAsksEmail] = useState(false);
  const [isReplaced, setReplaced] = useState(false);
  const [codes, setCodes] = useState(0);
  const typedRef = useTypedSignIn();
  const identifier = known || pending;
  const { confirm, signingIn, waitSeconds } = useConfirmation(
    identifier ?? '',
    returnUrl,
    () => setKnown(identifier ?? ''),
  );

  function replaced(typed: { email: string; password: string }) {
    storage.write('pendingEmail', typed.email);
    typedRef.current = typed;
    setKnown(typed.email);
    setReplaced(true);
    setAsksEmail(false);
  }

  if (identifier === null) {
    return (
      <Frame>
        <p className="step-why">
          <Unbroken>{`${COPY.unknownEmail} ${COPY.unknownEmailText}`}</Unbroken>
        </p>
        <div className="actions quick-actions">
          <SiteLink className="btn" to={withReturnUrl(SIGN_IN_PATH, returnUrl)}>
            {COPY.signIn}
          </SiteLink>
          <SiteLink
            className="link"
            to={withReturnUrl(QUICK_REGISTRATION_PATH, returnUrl)}
          >
            {COPY.startOver}
          </SiteLink>
        </div>
      </Frame>
    );
  }
  return (
    <Frame>
      <p className="step-why">
        {identifier?.includes('@')
          ? COPY.sent(discreetEmail(identifier))
          : COPY.sentToAccount}
      </p>
      <PinForm
        codes={codes}
        purpose="email"
        copy={{ ...COPY, form: COPY.title }}
        waitSeconds={waitSeconds}
        onSubmit={confirm}
      />
      <p className="step-note" role="status">
        {signingIn ? COPY.signingIn : isReplaced && COPY.emailReplaced}
      </p>
      <div className="quick-foot">
        <p className="soft">
          {COPY.alreadyKnown}{' '}
          <SiteLink className="link" to={withReturnUrl(SIGN_IN_PATH, returnUrl)}>
            {COPY.signIn}
          </SiteLink>
        </p>
        <p className="soft">{COPY.notArrived}</p>
        <div className="actions">
          {userId && (
            <Resend userId={userId} onSent={() => setCodes((count) => count + 1)} />
          )}
          {userId ? (
            <button
              type="button"
              className="link"
              aria-expanded={asksEmail}
              onClick={() => setAsksEmail(!asksEmail)}
            >
              {COPY.otherEmail}
            </button>
          ) : (
            <SiteLink
              className="link"
              to={withReturnUrl(QUICK_REGISTRATION_PATH, returnUrl)}
            >
              {COPY.otherEmail}
            </SiteLink>
          )}
        </div>
        {userId && asksEmail && <OtherEmail userId={userId} onReplaced={replaced} />}
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap quick">
      <div className="column">
        <QuickRoad />
        <h1>
          <Unbroken>{COPY.title}</Unbroken>
        </h1>
        {children}
      </div>
      <QuickCar />
    </div>
  );
}

/** Confirms the code and signs in; who left meanwhile stays where they are. */
function useConfirmation(
  identifier: string,
  returnUrl: string | null,
  onConfirmed: () => void,
) {
  const { storage } = useSite();
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const typedRef = useTypedSignIn();
  const [verifyEmail] = useVerifyEmailMutation();
  const [signIn] = useSignInMutation();
  const [signingIn, setSigningIn] = useState(false);
  const [waitSeconds, wait] = useWait();
  const next = withReturnUrl(REGISTRATION_PATH, returnUrl);

  /** Returns the message why the code was refused, or null. */
  async function confirm(pin: string): Promise<string | null> {
    const { error } = await verifyEmail({ body: { email: identifier, pin } });
    if (error) {
      const failure = failureOf(error);
      wait(failure);
      if (failure?.status === 429) return null;
      return (
        failure?.fields.find(({ key }) => key === 'Pin')?.message ??
        (isToldByPopup(failure) ? '' : (failure?.message ?? ''))
      );
    }
    onConfirmed();
    storage.remove('pendingEmail');
    storage.remove('pendingUserId');
    const known = typedRef.current;
    typedRef.current = null;
    if (known?.email === identifier) {
      setSigningIn(true);
      const { data } = await signIn({ body: known });
      if (data) {
        if (isStaying.current) await navigate(next);
        return null;
      }
    }
    if (!isStaying.current) return null;
    await navigate(withReturnUrl(SIGN_IN_PATH, next), {
      state: {
        identifier: identifier.includes('@') ? identifier : '',
        emailConfirmed: true,
      },
    });
    return null;
  }

  return { confirm, signingIn, waitSeconds };
}

function Resend({ userId, onSent }: { userId: string; onSent: () => void }) {
  const { now } = useSite();
  const [resend, { isLoading, isSuccess }] = useResendVerificationMutation();
  const [left, start] = useCountdown(now);
  const isOff = isLoading || left > 0;
  return (
    <>
      <button
        type="button"
        className="btn btn--line btn--sm"
        aria-disabled={isOff || undefined}
        onClick={async () => {
          if (isOff) return;
          const { error } = await resend({ params: { id: userId } });
          start((error && failureOf(error)?.retryAfterSeconds) || RESEND_PAUSE_S);
          if (!error) onSent();
        }}
      >
        {isLoading
          ? COPY.resending
          : left > 0
            ? COPY.resendIn(clockOf(left))
            : COPY.resend}
      </button>
      <p className="step-note" role="status">
        {isSuccess && COPY.resent}
      </p>
    </>
  );
}
