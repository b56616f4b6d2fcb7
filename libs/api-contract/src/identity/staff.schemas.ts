import * as z from 'zod/mini';
import { done, email, instant, properName, uuid } from '../wire/fields';
import { CONSULTANT_RIGHTS } from '../wire/roles';
import { linkToken, newPasswordForm, recoverySeen } from './account-security.schemas';

/** A consultant or dealer with access, as who has the right `people` sees them. */
const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['CONSULTANT', 'DEALER']),
  /** Null for a consultant. */
  dealershipName: z.nullable(z.string()),
  /** A dealer has none. */
  rights: z.array(z.enum(CONSULTANT_RIGHTS)),
  /** Whether the account has a second step: an authenticator app or a passkey. */
  hasApp: z.boolean(),
  /**
   * The time at which the link of a mail replaced the password, until a second step or a
   * second person has confirmed the owner; without `hasApp` none is connected before.
   */
  passwordRecoveredAt: z.optional(instant),
  /** Null without a sign-in in the last months. */
  lastSignInAt: z.nullable(instant),
  /** Whether it is the reader, who has another colleague act for them. */
  isSelf: z.boolean(),
});
export type StaffMember = z.output<typeof staffMember>;

/** A consultant whose access has ended. */
const formerConsultant = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  endedAt: instant,
  /** Null for operations, and once the colleague's account is gone. */
  endedBy: z.nullable(z.string()),
});
export type FormerConsultant = z.output<typeof formerConsultant>;

/** An invited consultant without an account. */
const consultantInvitation = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  rights: z.array(z.enum(CONSULTANT_RIGHTS)),
  /** The colleague who sent it; null once the account is gone. */
  invitedBy: z.nullable(z.string()),
  sentAt: instant,
  expiresAt: instant,
  /** Whether its link has expired, so that a new invitation is needed. */
  expired: z.boolean(),
});
export type ConsultantInvitation = z.output<typeof consultantInvitation>;

export const listStaff = {
  summary:
    'Consultores e concessionárias com acesso, consultores sem acesso, e convites em aberto',
  data: z.object({
    /** Consultants first, by name. */
    items: z.array(staffMember),
    /** The last ended first. */
    former: z.array(formerConsultant),
    /** Neither accepted nor withdrawn, the newest first. */
    invitations: z.array(consultantInvitation),
  }),
};

const ofColleague = { params: z.object({ id: uuid }), data: done };

export const resetStaffApp = {
  summary: 'Desliga ou libera a segunda etapa de um colega',
  ...ofColleague,
  query: recoverySeen,
};

const rightsField = z
  .array(z.enum(CONSULTANT_RIGHTS, 'Escolha direitos da lista.'), 'Escolha os direitos.')
  .check(z.maxLength(CONSULTANT_RIGHTS.length, 'Escolha cada direito uma vez.'));

export const staffRightsForm = z.strictObject({ rights: rightsField });
export type StaffRightsForm = z.output<typeof staffRightsForm>;

export const changeStaffRights = {
  summary:
    'Muda os direitos de um colega; quem tem o direito `people` são sempre dois ao menos',
  ...ofColleague,
  body: z.strictObject({
    ...staffRightsForm.shape,
    /** The rights as the reader saw them: 409 once a colleague has changed them. */
    before: rightsField,
  }),
};

export const endStaffAccess = {
  summary: 'Encerra o acesso de um consultor, na hora, e devolve à fila o que é dele',
  ...ofColleague,
};

export const restoreStaffAccess = {
  summary: 'Devolve o acesso a um consultor, com os direitos que tinha',
  ...ofColleague,
};

export const consultantInvitationForm = z.strictObject({
  name: properName('Informe o nome completo.', 120),
  email: email(),
  ...staffRightsForm.shape,
});
export type ConsultantInvitationForm = z.output<typeof consultantInvitationForm>;

export const inviteConsultant = {
  summary: 'Convida um consultor por e-mail; a resposta é a mesma com e sem conta',
  body: consultantInvitationForm,
  data: done,
};

export const withdrawConsultantInvitation = {
  summary: 'Cancela um convite de consultor que ainda não foi aceito',
  ...ofColleague,
};

export const acceptConsultantInvitation = {
  summary: 'Cria a conta do consultor com o convite do e-mail e a senha dele',
  query: z.object({ token: linkToken }),
  body: newPasswordForm,
  data: z.object({ ok: z.literal(true), email: z.string() }),
};
