import { type PersonType } from '@site/contracts/pricing';

/** Addresses of the registration: pattern and builder of each (spec §2, product.md §7). */
export const REGISTRATION = '/cadastro-de-carro-por-assinatura-mensal';
export const QUICK_REGISTRATION = '/cadastro-de-carro-por-assinatura-mensal/rapido';
export const FINISH_QUICK_REGISTRATION =
  '/cadastro-de-carro-por-assinatura-mensal/rapido/finalizar';

export const PLACES = {
  signIn: '/conta/login',
  memberArea: '/area-logada',
  privacyPolicy: '/institucional/politica-de-privacidade',
} as const;

/** Segment of each step in the address, of people and companies alike; which of them has which is in registration-steps.ts. */
export const STEP_SLUGS = [
  'dados',
  'socios',
  'endereco',
  'documentos',
  'conferir',
] as const;
export type StepSlug = (typeof STEP_SLUGS)[number];

/** A company's steps stand under `empresa`: error labels differ there (spec §3). */
export function stepPath(personType: PersonType, slug: StepSlug): string {
  return personType === 'PJ'
    ? `${REGISTRATION}/empresa/${slug}`
    : `${REGISTRATION}/${slug}`;
}

/** The path with a place to go to afterwards; it stays as it is when there is none. */
export function withReturnUrl(path: string, returnUrl: string | null): string {
  return returnUrl ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path;
}
