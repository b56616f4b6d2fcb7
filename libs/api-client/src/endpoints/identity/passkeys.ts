import {
  addPasskey,
  beginPasskey,
  beginPasskeyConnection,
  beginPasskeyProof,
  beginPasskeySignIn,
  connectPasskey,
  proveByPasskey,
  removePasskey,
  signInByPasskey,
} from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';
import { onceSignedIn } from './accounts';

/**
 * Passkeys. A screen that gets a session announces it with `sessionRefreshed` of
 * `@site/auth`.
 */
const passkeysApi = addEndpoints(({ writes }) => ({
  beginPasskey: writes(beginPasskey, NOTHING_READ),
  addPasskey: writes(addPasskey, ['Security']),
  removePasskey: writes(removePasskey, ['Security']),
  beginPasskeySignIn: writes(beginPasskeySignIn, NOTHING_READ),
  signInByPasskey: writes(signInByPasskey, onceSignedIn),
  beginPasskeyProof: writes(beginPasskeyProof, NOTHING_READ),
  proveByPasskey: writes(proveByPasskey, onceSignedIn),
  beginPasskeyConnection: writes(beginPasskeyConnection, NOTHING_READ),
  connectPasskey: writes(connectPasskey, onceSignedIn),
}));

export const {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useBeginPasskeyConnectionMutation,
  useBeginPasskeyProofMutation,
  useBeginPasskeySignInMutation,
  useConnectPasskeyMutation,
  useProveByPasskeyMutation,
  useRemovePasskeyMutation,
  useSignInByPasskeyMutation,
} = passkeysApi;
