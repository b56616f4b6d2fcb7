import * as z from 'zod/mini';
import { typedTwice } from '../wire/cross-field-rule';
import {
  accountCellphone,
  done,
  email,
  instant,
  newPassword,
  passwordLimit,
  properName,
  uuid,
} from '../wire/fields';
import { loggedUser } from './accounts.schemas';

/**
 * Recovery, password, e-mail, sessions, second step and trusted devices of an account
 * (docs/product/identity.md).
 */

/**
 * The current password, asked before any change that protects the account
 * (security-requirements A10).
 */
export const currentPassword = z
  .string('Informe a senha atual.')
  .check(z.minLength(1, 'Informe a senha atual.'), passwordLimit);

const passwordConfirmation = z.string('Repita a senha.');
const samePasswords = typedTwice('password', 'As senhas estão diferentes.');
const sameEmails = typedTwice('email', 'Os e-mails estão diferentes.');

export const recoveryForm = z.strictObject({ email: email() });
export type RecoveryForm = z.output<typeof recoveryForm>;
/** `returnUrl` is the page to which its owner was going; the mail's link has it, too. */
const recoveryRequest = z.extend(recoveryForm, {
  returnUrl: z.optional(z.string().check(z.maxLength(500))),
});
export const requestRecovery = {
  summary:
    'Pede o link que troca a senha; a resposta é a mesma com e sem conta (spec §7)',
  body: recoveryRequest,
  data: done,
};

export const newPasswordForm = z
  .strictObject({ password: newPassword, passwordConfirmation })
  .check(samePasswords);
export type NewPasswordForm = z.output<typeof newPasswordForm>;
/** The token of a mail's link. */
export const linkToken = z
  .string('Informe o token.')
  .check(z.regex(/^[\w-]{20,100}$/, 'Token inválido.'));

/**
 * The recovery of a password that a second person saw in the list and has confirmed: 409
 * `changed-meanwhile` where the account has another one by now.
 */
export const recoverySeen = z.object({
  recoveredAt: z.optional(z.string().check(z.maxLength(30, 'Data longa demais.'))),
});

export const resetPassword = {
  summary: 'Cria outra senha com o token do e-mail (spec §7)',
  query: z.object({ token: linkToken }),
  body: newPasswordForm,
  data: done,
};

const ofUser = z.object({ id: uuid });

export const accountDataForm = z.strictObject({
  name: properName('Informe o nome completo.', 120),
  cellphone: accountCellphone,
  currentPassword,
});
export type AccountDataForm = z.output<typeof accountDataForm>;
export const saveAccountData = {
  summary: 'Troca nome e celular (spec §7)',
  params: ofUser,
  body: accountDataForm,
  data: loggedUser,
};

export const pendingEmailForm = z
  .strictObject({
    email: email(),
    emailConfirmation: email('Repita o e-mail.'),
    password: currentPassword,
  })
  .check(sameEmails);
export type PendingEmailForm = z.output<typeof pendingEmailForm>;
export const replacePendingEmail = {
  summary: 'Troca um e-mail que ainda não foi confirmado (spec §7)',
  params: ofUser,
  body: pendingEmailForm,
  data: done,
};

export const changeEmailForm = z
  .strictObject({
    email: email(),
    emailConfirmation: email('Repita o e-mail.'),
    currentPassword,
  })
  .check(sameEmails);
export type ChangeEmailForm = z.output<typeof changeEmailForm>;

export const changeEmail = {
  summary:
    'Pede a troca de um e-mail confirmado; o código vai ao novo endereço (spec §7)',
  body: changeEmailForm,
  data: done,
};

export const changePasswordForm = z
  .strictObject({ currentPassword, password: newPassword, passwordConfirmation })
  .check(samePasswords);
export type ChangePasswordForm = z.output<typeof changePasswordForm>;
export const changePassword = {
  summary: 'Troca a senha e encerra as outras sessões',
  params: ofUser,
  body: changePasswordForm,
  data: done,
};

export const secondStepForm = z.strictObject({
  enabled: z.boolean('Diga se o código por e-mail fica ligado.'),
  currentPassword,
});
export type SecondStepForm = z.output<typeof secondStepForm>;
export const setSecondStep = {
  summary: 'Liga ou desliga o código por e-mail ao entrar',
  params: ofUser,
  body: secondStepForm,
  data: done,
};

/**
 * A signed-in browser, or one that needs no code; `client` is its own name for itself.
 */
const browser = z.object({
  id: z.string(),
  client: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
});
/** A passkey, as its owner sees it. */
const ownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  /** Null until it was used. */
  lastUsedAt: z.nullable(instant),
});
export type OwnPasskey = z.output<typeof ownPasskey>;

const accountSecurity = z.object({
  secondStep: z.boolean(),
  /** New address that waits for its code; null when none does. */
  pendingEmail: z.nullable(z.string()),
  sessions: z.array(z.extend(browser, { current: z.boolean() })),
  devices: z.array(z.extend(browser, { expiresAt: instant })),
  /** The newest first. */
  passkeys: z.array(ownPasskey),
});
export type AccountSecurity = z.output<typeof accountSecurity>;
export const getAccountSecurity = {
  summary: 'Sessões, aparelhos confiáveis, passkeys e código por e-mail',
  params: ofUser,
  data: accountSecurity,
};

export const endOneSession = {
  summary: 'Encerra uma sessão da própria conta',
  params: z.object({ id: uuid, sessionId: uuid }),
  data: done,
};
export const endOtherSessions = {
  summary: 'Encerra todas as sessões da própria conta, menos esta',
  params: ofUser,
  data: done,
};
export const forgetDevice = {
  summary: 'Volta a pedir o código em um aparelho',
  params: z.object({ id: uuid, deviceId: uuid }),
  data: done,
};
