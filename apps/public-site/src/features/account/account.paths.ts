/** Addresses of the account area (spec §2). */
export const SIGN_IN = '/conta/login';
export const EMAIL_MFA = '/conta/autenticacao-email';
export const RECOVER = '/conta/recuperar-senha';
export const RESET = '/conta/redefinir-senha';

export const PLACES = {
  quickRegistration: '/cadastro-de-carro-por-assinatura-mensal/rapido',
} as const;

export function withReturnUrl(path: string, returnUrl: string | null): string {
  return returnUrl ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path;
}
