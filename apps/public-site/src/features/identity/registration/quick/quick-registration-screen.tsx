import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  failureOf,
  useCreateUserMutation,
  useLazyCheckDocumentQuery,
} from '@site/api-client';
import { type QuickRegistrationForm as Values } from '@site/api-contract';
import { personTypeOfDocument } from '@site/api-contract/brazil';
import {
  FINISH_REGISTRATION_PATH,
  QUICK_REGISTRATION_PATH,
  SIGN_IN_PATH,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { deferred, SiteLink, useIsStaying } from '@site/ui';
import { useReturnUrl } from '../../../../shared/browser-value';
import { useSite } from '../../../../shared/site-services';
import { useWait } from '../../../../shared/use-wait';
import { QuickCar, QuickRoad, useTypedSignIn } from './quick-layout';
import { quickCopy as COPY } from './quick-registration.copy';
import '@site/ui/forms.css';

const QuickRegistrationForm = deferred(
  async () => (await import('./quick-registration-form')).QuickRegistrationForm,
);

/**
 * Creates the account; the next screen confirms the e-mail (spec §7,
 * docs/product/identity.md), unless the person left meanwhile.
 */
export function QuickRegistrationScreen() {
  const returnUrl = useReturnUrl();
  const { storage } = useSite();
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const typedRef = useTypedSignIn();
  const [createUser] = useCreateUserMutation();
  const [checkDocument] = useLazyCheckDocumentQuery();
  const [knownDocument, setKnownDocument] = useState(false);
  const [waitSeconds, wait] = useWait();
  const signInPath = withReturnUrl(SIGN_IN_PATH, returnUrl);

  const onDocument = useCallback(
    async (document: string) => {
      const answer =
        document === '' ? null : await checkDocument({ params: { document } }, true);
      setKnownDocument(answer?.data?.exists ?? false);
    },
    [checkDocument],
  );

  async function onSubmit(values: Values) {
    // spec §3: the labels of a refusal depend on 'empresa' in the address.
    const path = withReturnUrl(QUICK_REGISTRATION_PATH, returnUrl);
    const company = personTypeOfDocument(values.document) === 'PJ';
    await navigate(company ? `${path}${returnUrl ? '&' : '?'}tipo=empresa` : path, {
      replace: true,
      preventScrollReset: true,
    });
    const { data, error } = await createUser({ body: values });
    if (!data) {
      const failure = failureOf(error);
      wait(failure);
      return failure?.fields ?? [];
    }
    typedRef.current = { email: data.email, password: values.password };
    storage.write('pendingEmail', data.email);
    storage.write('pendingUserId', data.id);
    if (isStaying.current)
      await navigate(withReturnUrl(FINISH_REGISTRATION_PATH, returnUrl));
    return [];
  }

  return (
    <div className="wrap quick">
      <div className="column">
        <QuickRoad />
        <h1>{COPY.title}</h1>
        <p className="step-why">{COPY.why}</p>
        <p className="quick-account">
          {COPY.haveAccount}{' '}
          <SiteLink className="link" to={signInPath}>
            {COPY.signIn}
          </SiteLink>
        </p>
        <QuickRegistrationForm
          waitSeconds={waitSeconds}
          onSubmit={onSubmit}
          onDocument={onDocument}
          documentNote={
            <p className="step-note" role="status">
              {knownDocument && (
                <>
                  {COPY.documentExists}{' '}
                  <SiteLink className="link" to={signInPath}>
                    {COPY.signInInstead}
                  </SiteLink>
                </>
              )}
            </p>
          }
        />
      </div>
      <QuickCar />
    </div>
  );
}
