import * as z from 'zod/mini';
import { typedTwice } from '../wire/cross-field-rule';
import {
  accountCellphone,
  cpfOrCnpj,
  done,
  email,
  instant,
  newPassword,
  passwordLimit,
  pin,
  properName,
  uuid,
} from '../wire/fields';
import { ROLES } from '../wire/roles';

/**
 * Stored user data (spec §3) and facts of the account for screens. `state` is the id of
 * the state.
 */
export const loggedUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  cellphone: z.string(),
  birthdate: z.nullable(z.string()),
  cep: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.int()),
  street: z.nullable(z.string()),
  personType: z.enum(['PF', 'PJ']),
  role: z.nullable(z.enum(ROLES)),
  dealershipId: z.nullable(z.string()),
  dealershipName: z.nullable(z.string()),
  /** True once finish-registrations accepted everything. */
  registrationFinished: z.boolean(),
  /** Rights of a consultant, for screens. The API looks them up itself at each call. */
  rights: z.optional(z.array(z.string())),
});
export type LoggedUser = z.output<typeof loggedUser>;

export const session = z.object({ token: z.string(), user: loggedUser });
export type Session = z.output<typeof session>;

/**
 * Text of the sign-in field: an e-mail, a CPF or a CNPJ (docs/product/identity.md). Calls
 * that continue a sign-in also accept the account's id: browsers keep that id instead of
 * a document (security-requirements B8).
 */
const identifier = z
  .string('Informe e-mail, CPF ou CNPJ.')
  .check(
    z.trim(),
    z.minLength(1, 'Informe e-mail, CPF ou CNPJ.'),
    z.maxLength(254, 'Informe e-mail, CPF ou CNPJ.'),
  );

export const signInForm = z.strictObject({
  email: identifier,
  password: z
    .string('Informe a senha.')
    .check(z.minLength(1, 'Informe a senha.'), passwordLimit),
});
export type SignInForm = z.output<typeof signInForm>;
export const signIn = {
  summary: 'Entra com e-mail, CPF ou CNPJ e senha (spec §7)',
  body: signInForm,
  data: session,
};

export const pinForm = z.strictObject({ email: identifier, pin });
/** `trustDevice`: this browser needs no code for `DEVICE_DAYS` (docs/operations/configure.md). */
export const mfaForm = z.strictObject({
  email: identifier,
  pin,
  trustDevice: z.optional(z.boolean()),
});
export type MfaForm = z.output<typeof mfaForm>;
export const verifyMfa = {
  summary: 'Confirma o código de acesso enviado por e-mail (spec §7)',
  body: mfaForm,
  data: session,
};
export const refreshSession = {
  summary: 'Renova o acesso com o cookie de renovação',
  data: session,
};
export const signOut = {
  summary: 'Encerra a sessão no servidor',
  data: done,
};

export const signInLinkForm = z.strictObject({ email: email() });
export type SignInLinkForm = z.output<typeof signInLinkForm>;
export const requestSignInLink = {
  summary:
    'Pede o link de acesso da concessionária; a resposta é a mesma com e sem conta',
  body: signInLinkForm,
  data: done,
};

export const redeemSignInLink = {
  summary: 'Entra com o link de acesso da concessionária, que vale uma vez (spec §7)',
  params: z.object({
    token: z
      .string()
      .check(
        z.regex(/^[\w-]{20,100}$/, 'Este link expirou ou já foi usado. Peça outro.'),
      ),
  }),
  data: session,
};

/** Quick registration, PF or PJ by the document (spec §7, `POST users`). */
export const quickRegistrationForm = z
  .strictObject({
    name: properName('Informe o nome ou a razão social.', 120),
    document: cpfOrCnpj,
    email: email(),
    emailConfirmation: email('Repita o e-mail.'),
    cellphone: accountCellphone,
    password: newPassword,
    passwordConfirmation: z.string('Repita a senha.'),
    hasAcceptedPrivacyPolicy: z.literal(
      true,
      'Leia e aceite a Política de Privacidade para continuar.',
    ),
  })
  .check(
    typedTwice('email', 'Os e-mails estão diferentes.'),
    typedTwice('password', 'As senhas estão diferentes.'),
  );
export type QuickRegistrationForm = z.output<typeof quickRegistrationForm>;

export const createUser = {
  summary: 'Cadastro rápido: cria a conta e envia o código ao e-mail (spec §7)',
  body: quickRegistrationForm,
  data: z.object({ id: z.string(), email: z.string() }),
};

export const verifyEmail = {
  summary: 'Confirma o e-mail pelo código (spec §7)',
  body: pinForm,
  data: done,
};
export const resendVerification = {
  summary: 'Envia outro código (spec §7)',
  params: z.object({ id: uuid }),
  data: done,
};
export const getLoggedUser = {
  summary: 'Quem sou eu (spec §7)',
  data: loggedUser,
};
/** An account as consultants see it (security-requirements A7). */
const accountRecord = z.extend(loggedUser, {
  document: z.string(),
  emailConfirmed: z.boolean(),
  nationality: z.nullable(z.string()),
  /** RNM and its card, of a foreigner (domain-brazil 4). */
  rne: z.nullable(z.string()),
  rneExpirationDate: z.nullable(z.string()),
  profession: z.nullable(z.string()),
  cnh: z.nullable(z.string()),
  cnhCategory: z.nullable(z.string()),
  cnhFirstLicenseDate: z.nullable(z.string()),
  cnhExpirationDate: z.nullable(z.string()),
  number: z.nullable(z.string()),
  complement: z.nullable(z.string()),
  neighborhood: z.nullable(z.string()),
  companyType: z.nullable(z.string()),
  companyPhone: z.nullable(z.string()),
  financialContactName: z.nullable(z.string()),
  financialContactEmail: z.nullable(z.string()),
  /** Partners of a company; `share` in percent. */
  partners: z.array(
    z.object({
      name: z.string(),
      cpf: z.string(),
      share: z.number(),
      /** The address for their signing code. */
      email: z.optional(z.string()),
      /** Since when they have been in the registration with this name and address. */
      since: z.optional(instant),
    }),
  ),
  createdAt: z.string(),
});
export type AccountRecord = z.output<typeof accountRecord>;

export const checkDocument = {
  summary:
    'Se um CPF ou CNPJ já tem conta; consultores com acesso a propostas ou leads recebem o cadastro (spec §7)',
  params: z.object({ document: cpfOrCnpj }),
  data: z.object({
    exists: z.boolean(),
    /**
     * Only for consultants with the right to the analysis or to leads; the audit trail
     * records each look.
     */
    record: z.optional(accountRecord),
  }),
};

export const getAccountRecord = {
  summary:
    'O cadastro inteiro de um cliente, para quem cuida de propostas ou leads; cada consulta fica na trilha',
  params: z.object({ id: uuid }),
  data: accountRecord,
};
