import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  getAccountSecurity,
  type PasskeyProof,
  proveByPasskey,
  removePasskey,
  signInByPasskey,
} from '@site/api-contract';
import { type TestApi } from '../../../../testing/api';
import { type TestClient } from '../../../../testing/client';
import { PASSWORD } from '../../testing/sign-in-of';
import { SoftAuthenticator } from './soft-authenticator';

export const ORIGIN = 'https://www.rodar.example';

/** The calls about passkeys, as a page makes them. */
export function passkeysOf(api: TestApi) {
  const begin = (who: TestClient, id: string, currentPassword = PASSWORD) =>
    who.send(beginPasskey, { params: { id }, body: { currentPassword } });
  const list = async (who: TestClient, id: string) =>
    (await who.send(getAccountSecurity, { params: { id } })).data.passkeys;
  const remove = (who: TestClient, id: string, passkeyId: string) =>
    who.send(removePasskey, {
      params: { id, passkeyId },
      body: { currentPassword: PASSWORD },
    });
  /** Adds a passkey to an account whose password is `PASSWORD`. */
  const add = async (
    who: TestClient,
    id: string,
    key = new SoftAuthenticator(ORIGIN),
  ) => {
    const { data } = await begin(who, id);
    const answer = await who.send(addPasskey, { params: { id }, body: key.create(data) });
    return { key, answer };
  };
  const askSignIn = async (who: TestClient) =>
    (await who.send(beginPasskeySignIn, {})).data;
  const enter = (who: TestClient, proof: PasskeyProof) =>
    who.send(signInByPasskey, { body: proof });
  const askProof = async (who: TestClient) =>
    (await who.send(beginPasskeyProof, {})).data;
  const proveBy = (who: TestClient, proof: PasskeyProof) =>
    who.send(proveByPasskey, { body: proof });
  const lastPasskeyMail = async () => (await api.mails()).at(-1)?.subject;
  return {
    begin,
    add,
    list,
    remove,
    askSignIn,
    enter,
    askProof,
    proveBy,
    lastPasskeyMail,
  };
}
