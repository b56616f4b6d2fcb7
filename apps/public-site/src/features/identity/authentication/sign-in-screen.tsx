import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type ApiFailure,
  failureOf,
  isRefusedFor,
  useSignInMutation,
} from '@site/api-client';
import { type SignInForm as Values } from '@site/api-contract';
import {
  QUICK_REGISTRATION_PATH,
  SECOND_STEP_PATH,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { deferred, SiteLink, Stage, SuccessIcon, useIsStaying } from '@site/ui';
import { useBrowserValue, useReturnUrl } from '../../../shared/browser-value';
import { useSite } from '../../../shared/site-services';
import { useWait } from '../../../shared/use-wait';
import { signInCopy as COPY } from './account.copy';
import { Refusal } from './sign-in-refusal';
import { useEnterAfterSignIn } from './use-enter-after-sign-in';
import '@site/ui/forms.css';
import './account.css';

const SignInForm = deferred(async () => (await import('./sign-in-form')).SignInForm);
const PasskeySignIn = deferred(
  async () => (await import('./passkeys/passkeys')).PasskeySignIn,
);

/** Actions of other pages that lead here; the state of the navigation names them. */
const DONE = [
  'emailConfirmed',
  'passwordChanged',
  'invitationAccepted',
  'appConnected',
] as const;

/**
 * Sign-in for every role (docs/product/identity.md). The failure catalogue handles
 * failures that lead to other pages (spec §8).
 */
export function SignInScreen() {
  const returnUrl = useReturnUrl();
  const arrive = useEnterAfterSignIn();
  const { go } = useSite();
  const isStaying = useIsStaying();
  const { state } = useLocation();
  const identifier = useBrowserValue(() => textIn(state, 'identifier'), '');
  const done = useBrowserValue(
    () => DONE.find((name) => isObject(state) && state[name] === true) ?? null,
    null,
  );
  const [signIn] = useSignInMutation();
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  const [waitSeconds, wait] = useWait();

  async function onSubmit(values: Values) {
    setRefusal(null);
    const { data, error } = await signIn({ body: values });
    if (data) return arrive(data);
    const failure = failureOf(error);
    if (isRefusedFor(failure, 'second-step-needed')) {
      if (isStaying.current) go(withReturnUrl(SECOND_STEP_PATH, returnUrl));
      return;
    }
    wait(failure);
    setRefusal(failure);
  }

  return (
    <div className="wrap account">
      <div className="column">
        <h1>{COPY.title}</h1>
        <p className="soft account-why">{COPY.why}</p>
        {done && (
          <p className="notice notice--ok" role="status">
            <span>
              <SuccessIcon aria-hidden="true" /> {COPY[done]}
            </span>
          </p>
        )}
        <div role="alert">
          {refusal && <Refusal failure={refusal} waiting={waitSeconds > 0} />}
        </div>
        <SignInForm
          identifier={identifier}
          waitSeconds={waitSeconds}
          onSubmit={onSubmit}
        />
        <PasskeySignIn />
        <p className="account-foot">
          {COPY.noAccount}{' '}
          <SiteLink
            className="link"
            to={withReturnUrl(QUICK_REGISTRATION_PATH, returnUrl)}
          >
            {COPY.register}
          </SiteLink>
        </p>
      </div>
      <Stage model="aroeira" paint="azul-fiorde" size="hero" />
    </div>
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textIn(state: unknown, name: string): string {
  const value = isObject(state) ? state[name] : undefined;
  return typeof value === 'string' ? value : '';
}
