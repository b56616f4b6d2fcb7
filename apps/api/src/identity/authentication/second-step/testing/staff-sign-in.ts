import { Secret, TOTP } from 'otpauth';
import {
  type BegunSignIn,
  getBegunSignIn,
  proveByApp,
  proveMailbox,
} from '@site/api-contract';
import { type TestApi } from '../../../../testing/api';
import { type TestClient } from '../../../../testing/client';
import { pinIn } from '../../testing/pin-in';
import { PASSWORD, signInOf } from '../../testing/sign-in-of';
import { codeOfStep, stepAt } from '../app-codes';
import { openSecret } from '../authenticators.repository';
import { authenticators } from '../second-step.table';

export const EMAIL = 'livia@rodar.test';

/** A member of staff, and the steps of the sign-in. */
export function staffSignInOf(api: TestApi) {
  const { addCustomer, enter } = signInOf(api);
  const addStaff = (columns = {}) =>
    addCustomer({ email: EMAIL, role: 'CONSULTANT', document: null, ...columns });
  const begin = async (visitor: TestClient) => enter(visitor, PASSWORD, EMAIL);
  const show = async (visitor: TestClient): Promise<BegunSignIn | null> =>
    (await visitor.send(getBegunSignIn, {})).data;
  const proveMail = async (visitor: TestClient, pin?: string) =>
    visitor.send(proveMailbox, { body: { pin: pin ?? pinIn(await api.mails()) } });
  const prove = (visitor: TestClient, pin: string) =>
    visitor.send(proveByApp, { body: { pin } });
  /** The code of an app that was given the key on the page. */
  const firstCode = async (visitor: TestClient) => {
    const key = (await show(visitor))?.connection?.key.replaceAll(' ', '');
    if (!key) throw new Error('No app is being connected');
    return TOTP.generate({
      secret: Secret.fromBase32(key),
      timestamp: api.clock.now().getTime(),
    });
  };
  /** The code that the only connected app shows. */
  const codeNow = async (stepsAhead = 0) => {
    const [app] = await api.db.select().from(authenticators);
    if (!app?.sealedSecret) throw new Error('No app is connected');
    const secret = openSecret(api.ports.config, app.userId, app.sealedSecret);
    return codeOfStep(secret, stepAt(api.clock.now()) + stepsAhead);
  };
  /** Signs in for the first time, which connects an app. */
  const connect = async (visitor = api.asAnyone()) => {
    await begin(visitor);
    await proveMail(visitor);
    const { connection } = (await show(visitor)) ?? {};
    const code = await firstCode(visitor);
    return { visitor, connection, code, answer: await prove(visitor, code) };
  };
  return { addStaff, begin, show, proveMail, prove, firstCode, codeNow, connect };
}
