import { failureOf, markOrSentence, useVerifyMfaMutation } from '@site/api-client';
import { discreetEmail } from '@site/api-contract/brazil';
import { SIGN_IN_PATH, withReturnUrl } from '@site/api-contract/site-paths';
import { deferred, SiteLink, Stage } from '@site/ui';
import { useBrowserValue, useReturnUrl } from '../../../shared/browser-value';
import { useSite } from '../../../shared/site-services';
import { useWait } from '../../../shared/use-wait';
import { mfaCopy as COPY } from './account.copy';
import { type TypedPin } from './email-mfa-form';
import { useEnterAfterSignIn } from './use-enter-after-sign-in';
import '@site/ui/forms.css';
import './account.css';

const EmailMfaForm = deferred(
  async () => (await import('./email-mfa-form')).EmailMfaForm,
);

/** Second step of a sign-in whose account asks for a code by e-mail (spec §4). */
export function EmailMfaScreen() {
  const returnUrl = useReturnUrl();
  const { storage } = useSite();
  const arrive = useEnterAfterSignIn();
  const identifier = useBrowserValue<string | null | undefined>(
    () => storage.read('mfaEmail') || null,
    undefined,
  );
  const [verifyMfa] = useVerifyMfaMutation();
  const [waitSeconds, wait] = useWait();
  const signInPath = withReturnUrl(SIGN_IN_PATH, returnUrl);

  /** Returns the message why the code was refused, or null. */
  async function onSubmit(typed: TypedPin): Promise<string | null> {
    const { data, error } = await verifyMfa({
      body: { email: identifier ?? '', ...typed },
    });
    if (data) {
      storage.remove('mfaEmail');
      arrive(data);
      return null;
    }
    const failure = failureOf(error);
    wait(failure);
    return markOrSentence(failure);
  }

  return (
    <div className="wrap account">
      <div className="column">
        <h1>{COPY.title}</h1>
        {identifier === null ? (
          <>
            <p className="soft account-why">{COPY.unknown}</p>
            <SiteLink className="btn" to={signInPath}>
              {COPY.again}
            </SiteLink>
          </>
        ) : (
          <>
            <p className="soft account-why">
              {identifier?.includes('@')
                ? COPY.sent(discreetEmail(identifier))
                : COPY.sentToAccount}
            </p>
            <EmailMfaForm waitSeconds={waitSeconds} onSubmit={onSubmit} />
            <p className="account-foot">
              {COPY.notArrived}{' '}
              <SiteLink className="link" to={signInPath}>
                {COPY.again}
              </SiteLink>
            </p>
          </>
        )}
      </div>
      <Stage model="aroeira" paint="azul-fiorde" size="hero" />
    </div>
  );
}
