import {
  redeemSignInLink,
  requestRecovery,
  requestSignInLink,
  resetPassword,
} from '@site/api-contract';
import { type TestApi } from '../../../../testing/api';
import { signInOf } from '../../testing/sign-in-of';
import { EMAIL } from './staff-sign-in';

export const NEW_PASSWORD = 'capivara lê jornal';

/** Roads that need nothing but the mailbox of the account of `staffSignInOf`. */
export function mailboxOf(api: TestApi) {
  const newestToken = async () =>
    /#token=([\w-]+)/.exec((await api.mails()).at(-1)?.bodyText ?? '')?.[1] ?? '';
  const askRecovery = async () => {
    await api.asAnyone().send(requestRecovery, { body: { email: EMAIL } });
    return newestToken();
  };
  const setPassword = (token: string) =>
    api.asAnyone().send(resetPassword, {
      query: { token },
      body: { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD },
    });
  return {
    askRecovery,
    setPassword,
    recover: async () => setPassword(await askRecovery()),
    /** Types the new password; the visitor is a browser that nobody knows. */
    enter: (visitor = api.asAnyone()) =>
      signInOf(api).enter(visitor, NEW_PASSWORD, EMAIL),
    openLink: async () => {
      await api.asAnyone().send(requestSignInLink, { body: { email: EMAIL } });
      const token = await newestToken();
      const visitor = api.asAnyone();
      return {
        visitor,
        answer: await visitor.send(redeemSignInLink, { params: { token } }),
      };
    },
  };
}
