import { type Role } from './roles';

/** Viewer of a screen, which `@site/auth` decides by the stored token. */
export type ViewerKind = 'anonymous' | 'customer' | 'dealer' | 'seller' | 'consultant';

export type Viewer = {
  kind: ViewerKind;
  /** User id (`primarysid`); absent for anonymous visitors. */
  id?: string;
  /** `unique_name` of the token, shown to sellers and consultants (spec §2). */
  name?: string;
  /** A customer who is a company. */
  isCompany?: true;
  dealershipId?: string;
  dealershipName?: string;
  /** Origin of assisted sales of a seller; absent when the account has none (spec §6). */
  originAssistedSale?: string;
  /** `ConsultantRight` of a consultant, and words that a newer API may know. */
  rights?: readonly string[];
};

export const ANONYMOUS: Viewer = { kind: 'anonymous' };

/** spec §4: a user with a dealershipId counts as dealer; so sellers count too. */
export function isDealerUser(viewer: Viewer): boolean {
  return viewer.dealershipId !== undefined;
}

/** Claims of the access token (spec §3; security-requirements B3). */
export type TokenClaims = {
  role?: Role;
  dealershipId?: string;
  primarysid: string;
  unique_name: string;
  originAssistedSale?: string;
  exp: number;
  iat: number;
};
