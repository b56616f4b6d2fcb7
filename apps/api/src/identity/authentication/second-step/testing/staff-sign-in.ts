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
import { codeOfStep, stepAt, stepOfCode } from '../app-codes';
import { openSecret, sealSecret } from '../authenticators.repository';
import { authenticators } from '../second-step.table';

export const EMAIL = 'livia@rodar.test';
const SIX_DIGITS = ['000000', '000001', '000002', '000003'];

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
  /** The secret that the page shows while an app is being connected. */
  const shownSecret = async (visitor: TestClient) => {
    const key = (await show(visitor))?.connection?.key.replaceAll(' ', '');
    if (!key) throw new Error('No app is being connected');
    return Secret.fromBase32(key);
  };
  /** The code of an app that was given the key on the page. */
  const firstCode = async (visitor: TestClient) =>
    TOTP.generate({
      secret: await shownSecret(visitor),
      timestamp: api.clock.now().getTime(),
    });
  /** The only connected app. */
  const onlyApp = async () => {
    const [app] = await api.db.select().from(authenticators);
    if (!app?.sealedSecret) throw new Error('No app is connected');
    const { userId, sealedSecret } = app;
    return { userId, secret: openSecret(api.ports.config, userId, sealedSecret) };
  };
  /** The code that the only connected app shows. */
  const codeNow = async (stepsAhead = 0) =>
    codeOfStep((await onlyApp()).secret, stepAt(api.clock.now()) + stepsAhead);
  /**
   * A code that counts neither now nor half a minute early or late: of the only connected
   * app, or of the one that a visitor is connecting.
   */
  const wrongCode = async (visitor?: TestClient) => {
    const secret = visitor
      ? (await shownSecret(visitor)).bytes
      : (await onlyApp()).secret;
    const now = api.clock.now();
    const wrong = SIX_DIGITS.find((code) => stepOfCode(secret, code, now) === null);
    if (!wrong) throw new Error('Three codes count at most');
    return wrong;
  };
  /** Gives the only connected app another secret. */
  const changeSecret = async (secret: Uint8Array) => {
    const { userId } = await onlyApp();
    const sealedSecret = sealSecret(api.ports.config, userId, secret);
    await api.db.update(authenticators).set({ sealedSecret });
  };
  /** Signs in for the first time, which connects an app. */
  const connect = async (visitor = api.asAnyone()) => {
    await begin(visitor);
    await proveMail(visitor);
    const { connection } = (await show(visitor)) ?? {};
    const code = await firstCode(visitor);
    return { visitor, connection, code, answer: await prove(visitor, code) };
  };
  return {
    ...{ addStaff, begin, show, proveMail, prove, connect },
    ...{ firstCode, codeNow, wrongCode, changeSecret },
  };
}
