import { api, type ApiFailure, type FailureEffect } from '@site/api-client';
import { type BrowserStorage, sessionEnded, signingOut } from '@site/auth';
import {
  EMAIL_MFA_PATH,
  FINISH_REGISTRATION_PATH,
  HOME_PATH,
  MODELS_PATH,
  RETURN_URL_PARAM,
  SIGN_IN_PATH,
  withReturnUrl,
} from '@site/contracts/site-paths';
import { type Navigate } from './navigation';

type EffectPorts = {
  storage: BrowserStorage;
  dispatch: (
    action:
      | ReturnType<typeof signingOut | typeof sessionEnded>
      | ReturnType<typeof api.util.resetApiState>,
  ) => unknown;
  /** Ends the session on the server; may fail. */
  endServerSession: () => Promise<unknown>;
  /** Goes to a path of any app. */
  go: Navigate;
  /** Whether somebody is asked to sign in again over a form. */
  isPaused?: () => boolean;
  /** Address of the page: a sign-in in two steps keeps its `returnUrl`. */
  url?: () => URL;
  /** Whether the page is shown to nobody without a session. */
  isGuarded?: () => boolean;
};

type Effects = {
  /** Carries out what a row of the failure catalogue asks for (spec §8). */
  run: (effect: FailureEffect, failure: ApiFailure) => Promise<void>;
  /** Gives up a session that is over: the 401 of spec §8 without its popup. */
  leaveForLogin: () => Promise<void>;
  /** 'Sair': clears all local storage and goes home (spec §4). */
  logout: () => Promise<void>;
};

/** What failures and the logout link do beyond showing something. */
export function createEffects({
  storage,
  dispatch,
  endServerSession,
  go,
  isPaused,
  url,
  isGuarded,
}: EffectPorts): Effects {
  /**
   * Answers are dropped once the screen that asked for them is gone: it would ask again
   * without a token, and be told that the session has expired.
   */
  async function endSession(clear: () => void, leave: () => unknown): Promise<void> {
    await endServerSession().catch(() => undefined);
    dispatch(sessionEnded());
    // A screen that goes with the session has nothing left to ask.
    await Promise.resolve();
    clear();
    await leave();
    dispatch(api.util.resetApiState());
  }

  /** Back to the same page after the sign-in, as its guard would lead. */
  const leaveForLogin = () =>
    endSession(storage.clearSession, () => {
      const page = isGuarded?.() ? url?.() : undefined;
      return go(withReturnUrl(SIGN_IN_PATH, page ? page.pathname + page.search : null));
    });

  const effects: Record<FailureEffect, (failure: ApiFailure) => unknown> = {
    logout: leaveForLogin,
    'email-mfa': (failure) => {
      storage.write('mfaEmail', keepable(failure));
      void go(keepingReturnUrl(EMAIL_MFA_PATH, url?.()));
    },
    'finish-registration': async (failure) => {
      const leave = () => {
        storage.write('pendingEmail', keepable(failure));
        if (failure.userId) storage.write('pendingUserId', failure.userId);
        return go(keepingReturnUrl(FINISH_REGISTRATION_PATH, url?.()));
      };
      // Another account was tried over the form of somebody else.
      await (isPaused?.() ? endSession(storage.clearSession, leave) : leave());
    },
    'reset-simulation': () => {
      storage.resetSimulation();
      void go(MODELS_PATH);
    },
  };

  return {
    run: async (effect, failure) => void (await effects[effect](failure)),
    leaveForLogin,
    logout: () => {
      dispatch(signingOut());
      return endSession(storage.clearAll, () => go(HOME_PATH));
    },
  };
}

function keepingReturnUrl(path: string, url?: URL): string {
  return withReturnUrl(path, url?.searchParams.get(RETURN_URL_PARAM) ?? null);
}

/**
 * Spec §4 saves 'the email'. Who typed a CPF or CNPJ instead is kept by the id of the
 * account, which the 403 carries and the PIN calls take: browser storage holds no
 * document number (security-requirements B8).
 */
function keepable({ identifier = '', userId = '' }: ApiFailure): string {
  return identifier.includes('@') ? identifier : userId;
}
