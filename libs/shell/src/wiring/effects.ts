import { api, type ApiFailure, type FailureEffect } from '@site/api-client';
import {
  DEALER_SIGN_IN_PATH,
  EMAIL_MFA_PATH,
  FINISH_REGISTRATION_PATH,
  HOME_PATH,
  MODELS_PATH,
  RECOVER_PASSWORD_PATH,
  RESET_PASSWORD_PATH,
  RETURN_URL_PARAM,
  SECOND_STEP_PATH,
  SIGN_IN_PATH,
  STAFF_INVITATION_PATH,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { type BrowserStorage, sessionEnded, signingOut } from '@site/auth';
import { type Navigate } from '../navigation';

const ACCOUNT_PATHS: readonly string[] = [
  SIGN_IN_PATH,
  DEALER_SIGN_IN_PATH,
  EMAIL_MFA_PATH,
  SECOND_STEP_PATH,
  RECOVER_PASSWORD_PATH,
  RESET_PASSWORD_PATH,
  STAFF_INVITATION_PATH,
];

type EffectPorts = {
  storage: BrowserStorage;
  dispatch: (
    action:
      | ReturnType<typeof signingOut | typeof sessionEnded>
      | ReturnType<typeof api.util.resetApiState>,
  ) => unknown;
  /** Ends the session on the server; may fail. */
  endServerSession: () => Promise<unknown>;
  /** Opens a path of any app. */
  go: Navigate;
  /** URL of the page: a sign-in in two steps keeps its `returnUrl`. */
  url?: () => URL;
};

type Effects = {
  /** Carries out the effect of a row of the failure catalogue (spec §8). */
  run: (effect: FailureEffect, failure: ApiFailure) => Promise<void>;
  /** 'Sair': clears all local storage and opens the home page (spec §4). */
  logout: () => Promise<void>;
};

/**
 * Carries out the effects of failures, and the logout. Showing a message is not among
 * them.
 */
export function createEffects({
  storage,
  dispatch,
  endServerSession,
  go,
  url,
}: EffectPorts): Effects {
  /**
   * Ends the session; the API's answers are removed only after their screen is unmounted,
   * since it would ask again without a token and get the message that the session has
   * expired.
   */
  async function endSession(clear: () => void, leave: () => unknown): Promise<void> {
    await endServerSession().catch(() => undefined);
    dispatch(sessionEnded());
    // A screen that is unmounted with the session sends no further requests.
    await Promise.resolve();
    clear();
    await leave();
    dispatch(api.util.resetApiState());
  }

  /** Opens the sign-in, which leads back to the same page, like a guard. */
  const leaveForLogin = () =>
    endSession(storage.clearSession, () => {
      const page = url?.();
      return go(page ? signInFrom(page) : SIGN_IN_PATH);
    });

  const effects: Record<FailureEffect, (failure: ApiFailure) => unknown> = {
    logout: leaveForLogin,
    'email-mfa': (failure) => {
      storage.write('mfaEmail', keepable(failure));
      void go(keepingReturnUrl(EMAIL_MFA_PATH, url?.()));
    },
    'finish-registration': (failure) => {
      storage.write('pendingEmail', keepable(failure));
      if (failure.userId) storage.write('pendingUserId', failure.userId);
      return go(keepingReturnUrl(FINISH_REGISTRATION_PATH, url?.()));
    },
    'reset-simulation': () => {
      storage.resetSimulation();
      void go(MODELS_PATH);
    },
  };

  return {
    run: async (effect, failure) => void (await effects[effect](failure)),
    logout: () => {
      dispatch(signingOut());
      return endSession(storage.clearAll, () => go(HOME_PATH));
    },
  };
}

/** The page after sign-in; pages around the sign-in keep the one that they have. */
function signInFrom(page: URL): string {
  const { pathname, search } = page;
  return ACCOUNT_PATHS.includes(pathname)
    ? keepingReturnUrl(SIGN_IN_PATH, page)
    : withReturnUrl(SIGN_IN_PATH, pathname + search);
}

function keepingReturnUrl(path: string, url?: URL): string {
  return withReturnUrl(path, url?.searchParams.get(RETURN_URL_PARAM) ?? null);
}

/**
 * Spec §4 saves 'the email'. When a CPF or CNPJ was typed instead, the account's id is
 * kept, which the 403 contains and the PIN calls accept: browser storage must hold no
 * document number (security-requirements B8).
 */
function keepable({ identifier = '', userId = '' }: ApiFailure): string {
  return identifier.includes('@') ? identifier : userId;
}
