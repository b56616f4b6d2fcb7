import { type PersonType } from '../brazil/documents/person-type';

/**
 * Terms (months) and km packages (km a month) that are sold (docs/product/catalog.md).
 */
export const TERMS = [12, 18, 24, 36, 48] as const;
export const KM_PACKAGES = [500, 1000, 1500, 2000, 3000] as const;
export type Term = (typeof TERMS)[number];
export type KmPackage = (typeof KM_PACKAGES)[number];

const TERM_FACTOR: Record<Term, number> = {
  12: 1154,
  18: 1077,
  24: 1035,
  36: 1000,
  48: 941,
};
const KM_FACTOR: Record<KmPackage, number> = {
  500: 94,
  1000: 100,
  1500: 108,
  2000: 116,
  3000: 132,
};
const PERSON_FACTOR: Record<PersonType, number> = { PF: 100, PJ: 97 };

/**
 * Monthly price of the demo's table in centavos, from a version's base in reais (36
 * months, 1000 km, PF).
 */
export function tablePriceCentavos(
  baseReais: number,
  term: Term,
  km: KmPackage,
  person: PersonType,
): number {
  const n = baseReais * TERM_FACTOR[term] * KM_FACTOR[km] * PERSON_FACTOR[person];
  return (Math.floor((n + 50_000_000) / 100_000_000) * 10 - 1) * 100;
}
