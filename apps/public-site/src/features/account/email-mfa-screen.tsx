import * as z from 'zod/mini';
import { failureOf, useVerifyMfaMutation } from '@site/api-client';
import { pinForm } from '@site/contracts';
import { discreetEmail } from '@site/contracts/brazil';
import { SiteLink, Stage } from '@site/ui';
import { Form, PinField, showServerFields, SubmitButton, useZodForm } from '@site/ui/forms';
import { useBrowserValue, useReturnUrl } from '../../browser-value';
import { useSite } from '../../site-services';
import { MFA_COPY as COPY } from './account.copy';
import { SIGN_IN, withReturnUrl } from './account.paths';
import { useArrive } from './use-arrive';
import './account.css';

const onlyPin = z.pick(pinForm, { pin: true });

/** Second step of a sign-in whose account asks for a code by e-mail (spec §4). */
export function EmailMfaScreen() {
  const returnUrl = useReturnUrl();
  const { storage } = useSite();
  const arrive = useArrive();
  const identifier = useBrowserValue<string | null | undefined>(() => storage.read('mfaEmail') || null, undefined);
  const [verifyMfa] = useVerifyMfaMutation();
  const form = useZodForm(onlyPin, { defaultValues: { pin: '' } });
  const signInPath = withReturnUrl(SIGN_IN, returnUrl);

  async function onSubmit({ pin }: { pin: string }) {
    const { data, error } = await verifyMfa({ body: { email: identifier ?? '', pin } });
    if (data) {
      storage.remove('mfaEmail');
      return arrive(data);
    }
    const failure = failureOf(error);
    showServerFields(form, [{ key: 'pin', message: failure?.fields[0]?.message ?? failure?.message ?? '' }]);
  }

  return (
    <div className="wrap account">
      <div className="column">
        <h1>{COPY.title}</h1>
        {identifier === null ? (
          <>
            <p className="soft account-why">{COPY.unknown}</p>
            <SiteLink className="btn" to={signInPath}>{COPY.again}</SiteLink>
          </>
        ) : (
          <>
            <p className="soft account-why">{identifier?.includes('@') ? COPY.sent(discreetEmail(identifier)) : COPY.sentToAccount}</p>
            <Form form={form} aria-label={COPY.title} onSubmit={onSubmit}>
              <PinField name="pin" label={COPY.pin} />
              <div className="acts"><SubmitButton pendingLabel={COPY.submitting}>{COPY.submit}</SubmitButton></div>
            </Form>
            <p className="account-foot">{COPY.notArrived} <SiteLink className="link" to={signInPath}>{COPY.again}</SiteLink></p>
          </>
        )}
      </div>
      <Stage model="aroeira" paint="azul-fiorde" size="hero" />
    </div>
  );
}
