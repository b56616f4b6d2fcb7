// A door of their own, since no page needs passkeys before somebody presses a button.
export {
  useAddPasskeyMutation,
  useBeginPasskeyConnectionMutation,
  useBeginPasskeyMutation,
  useBeginPasskeyProofMutation,
  useBeginPasskeySignInMutation,
  useConnectPasskeyMutation,
  useProveByPasskeyMutation,
  useRemovePasskeyMutation,
  useSignInByPasskeyMutation,
} from './endpoints/identity/passkeys';
