import { withFallback } from '../with-fallback';

/**
 * Roles of spec §6. Anonymous visitors and customers have none. A new role has its word
 * here, its place in the sets of callers (`apps/api/src/platform/security/access.ts`), a
 * `ViewerKind` (`viewer.ts`) and a migration for the check of `users.role`.
 */
export const ROLES = ['CONSULTANT', 'SELLER', 'DEALER'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Rights of a consultant (docs/product/back-office.md): `analysis` is proposals, `desk`
 * content and prices, `audit` the trail of looks,
 * `people` the accounts of consultants and dealers.
 */
export const CONSULTANT_RIGHTS = [
  'analysis',
  'leads',
  'desk',
  'audit',
  'people',
] as const;
export type ConsultantRight = (typeof CONSULTANT_RIGHTS)[number];

/** Each right by the name of the place in the portal that it opens. */
export const RIGHT_LABELS: Readonly<Record<ConsultantRight, string>> = withFallback(
  {
    analysis: 'Análise',
    leads: 'Leads',
    desk: 'Gestão',
    audit: 'Auditoria',
    people: 'Equipe',
  },
  'Outra parte',
);
