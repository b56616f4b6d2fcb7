import { type ApiFailure, type FailureEffect } from '@site/api-client';
import { sessionExpired, type SessionState } from './session-slice';

type PausePorts = {
  session: () => SessionState;
  dispatch: (action: ReturnType<typeof sessionExpired>) => unknown;
};

/**
 * Whether a session that ends now waits under a form instead of taking the person away
 * from it.
 */
export function isPausable({ token, openForms, expired }: SessionState): boolean {
  return token !== null && (openForms > 0 || expired !== null);
}

/**
 * Accounts in mid-form (product.md §11): while a form is open, a 401 ends nothing yet. It
 * opens the sign-in, with its second step, over the form (`selectExpired`). Gives whether
 * a failure was taken over: neither popup nor effect then. Everywhere else the 401 of spec
 * §8 stays, but for calls under way when the person signed out.
 */
export function takingOver({
  session,
  dispatch,
}: PausePorts): (effect: FailureEffect, failure: ApiFailure) => boolean {
  return (effect, { message, traceId }) => {
    const state = session();
    if (effect === 'email-mfa') return state.expired !== null;
    if (effect !== 'logout') return false;
    if (state.signedOut) return true;
    if (!isPausable(state)) return false;
    dispatch(sessionExpired({ message, traceId }));
    return true;
  };
}
