// One chunk for both: each page shows one of them, after its form.
export { PasskeySignIn } from './passkey-sign-in';
export { PasskeyStep } from './passkey-step';
