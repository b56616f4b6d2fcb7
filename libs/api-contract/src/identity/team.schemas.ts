import * as z from 'zod/mini';
import { funnelMonths } from '../activity/funnel-steps.schemas';
import { done, email, instant, properName, uuid } from '../wire/fields';
import { linkToken, newPasswordForm, recoverySeen } from './account-security.schemas';

/** A seller of the dealership, as its dealers see them. */
const teamSeller = z.object({
  ...funnelMonths,
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Path and query of each link, to append to the address of the site. */
  links: z.array(
    z.object({ origin: z.enum(['link-da-loja', 'venda-assistida']), path: z.string() }),
  ),
  /** Whether the account has a second step: an authenticator app or a passkey. */
  hasApp: z.boolean(),
  /**
   * The time at which the link of a mail replaced the password, until a second step or a
   * second person has confirmed the owner; without `hasApp` none is connected before.
   */
  passwordRecoveredAt: z.optional(instant),
  /** Null without a sign-in in the last months. */
  lastSignInAt: z.nullable(instant),
  /** When their access ended, and who ended it; null while they have access. */
  ended: z.nullable(
    z.object({
      at: instant,
      /** Null for operations, and once the colleague's account is gone. */
      by: z.nullable(z.string()),
    }),
  ),
});
export type TeamSeller = z.output<typeof teamSeller>;

/** An invited person without an account. */
const sellerInvitation = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  sentAt: instant,
  expiresAt: instant,
  /** Whether its link has expired, so that a new invitation is needed. */
  expired: z.boolean(),
});
export type SellerInvitation = z.output<typeof sellerInvitation>;

export const getTeam = {
  summary:
    'Os vendedores da concessionária, com links, último acesso e resultados do mês',
  data: z.object({
    /** First day of each month. */
    currentMonth: z.string(),
    previousMonth: z.string(),
    /** Those with access first, by name. */
    sellers: z.array(teamSeller),
    /** Neither accepted nor withdrawn, the newest first. */
    invitations: z.array(sellerInvitation),
  }),
};
export type Team = z.output<(typeof getTeam)['data']>;

const ofSeller = { params: z.object({ id: uuid }), data: done };

export const endSellerAccess = {
  summary: 'Encerra o acesso de um vendedor da concessionária, na hora',
  ...ofSeller,
};

export const restoreSellerAccess = {
  summary: 'Devolve o acesso a um vendedor da concessionária',
  ...ofSeller,
};

export const resetSellerApp = {
  summary: 'Desliga ou libera a segunda etapa de um vendedor',
  ...ofSeller,
  query: recoverySeen,
};

export const sellerInvitationForm = z.strictObject({
  name: properName('Informe o nome completo.', 120),
  email: email(),
});
export type SellerInvitationForm = z.output<typeof sellerInvitationForm>;

export const inviteSeller = {
  summary: 'Convida um vendedor por e-mail; a resposta é a mesma com e sem conta',
  body: sellerInvitationForm,
  data: done,
};

export const withdrawSellerInvitation = {
  summary: 'Cancela um convite que ainda não foi aceito',
  ...ofSeller,
};

export const acceptSellerInvitation = {
  summary: 'Cria a conta do vendedor com o convite do e-mail e a senha dele',
  query: z.object({ token: linkToken }),
  body: newPasswordForm,
  data: z.object({ ok: z.literal(true), email: z.string() }),
};
