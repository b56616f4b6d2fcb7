import * as z from 'zod/mini';
import { done, text, uuid } from '../wire/fields';
import { currentPassword } from './account-security.schemas';
import { session } from './accounts.schemas';

/** Ways between browser and authenticator, by their names in WebAuthn. */
export const PASSKEY_TRANSPORTS = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const;
const transports = z
  .array(z.enum(PASSKEY_TRANSPORTS))
  .check(z.maxLength(PASSKEY_TRANSPORTS.length));

/** Bytes in base64url without padding, as WebAuthn's JSON has them. */
const bytes = (longest: number) =>
  z
    .string('Passkey inválida.')
    .check(
      z.regex(/^[\w-]+$/, 'Passkey inválida.'),
      z.maxLength(longest, 'Passkey inválida.'),
    );

const known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(transports),
});

/** WebAuthn's options for a new passkey; the challenge counts once, for five minutes. */
const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.output<typeof creation>;

/** WebAuthn's options for the use of a passkey; the challenge counts once. */
const request = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** None where the browser is to offer every passkey of this site. */
  allowCredentials: z.array(known),
});
export type PasskeyRequest = z.output<typeof request>;

const newPasskey = z.strictObject({
  /** A name by which its owner knows it. */
  name: text('Dê um nome à passkey.', 60),
  id: bytes(1400),
  clientData: bytes(6000),
  attestation: bytes(40_000),
  transports,
});
export type NewPasskey = z.output<typeof newPasskey>;

const passkeyProof = z.strictObject({
  id: bytes(1400),
  clientData: bytes(6000),
  authenticatorData: bytes(6000),
  signature: bytes(6000),
  /** The account that the authenticator knows; null where it keeps none. */
  userHandle: z.nullable(bytes(100)),
});
export type PasskeyProof = z.output<typeof passkeyProof>;

export const passkeyPasswordForm = z.strictObject({ currentPassword });
export type PasskeyPasswordForm = z.output<typeof passkeyPasswordForm>;

export const beginPasskey = {
  summary: 'Começa a criação de uma passkey da própria conta',
  params: z.object({ id: uuid }),
  body: passkeyPasswordForm,
  data: creation,
};
export const addPasskey = {
  summary: 'Guarda a passkey que o aparelho criou',
  params: z.object({ id: uuid }),
  body: newPasskey,
  data: done,
};
export const removePasskey = {
  summary: 'Remove uma passkey da própria conta, que deixa de valer na hora',
  params: z.object({ id: uuid, passkeyId: uuid }),
  body: passkeyPasswordForm,
  data: done,
};

export const beginPasskeySignIn = {
  summary: 'Começa o acesso com uma passkey, sem senha',
  data: request,
};
export const signInByPasskey = {
  summary: 'Entra com uma passkey; só clientes entram sem a senha',
  body: passkeyProof,
  data: session,
};

export const beginPasskeyProof = {
  summary: 'Começa a segunda etapa com uma passkey da conta que digitou a senha',
  data: request,
};
export const proveByPasskey = {
  summary: 'Entra com a passkey como segunda etapa',
  body: passkeyProof,
  data: session,
};
export const beginPasskeyConnection = {
  summary: 'Começa a criação da passkey de quem ainda não tem segunda etapa',
  data: creation,
};
export const connectPasskey = {
  summary: 'Guarda a passkey que é a segunda etapa da conta e entra',
  body: newPasskey,
  data: session,
};
