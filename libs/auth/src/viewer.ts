import {
  ANONYMOUS,
  type LoggedUser,
  type Role,
  type TokenClaims,
  type Viewer,
  type ViewerKind,
} from '@site/api-contract';
import { CONSULTANT_PORTAL_PATH, DEALER_PORTAL_PATH } from '@site/api-contract/site-map';
import { HOME_PATH, MEMBER_AREA_PATH, SELLER_PATH } from '@site/api-contract/site-paths';
import { claimsOf } from './token';

const KIND_OF_ROLE: Record<Role, ViewerKind> = {
  CONSULTANT: 'consultant',
  SELLER: 'seller',
  DEALER: 'dealer',
};

/** Facts of the stored user that the token doesn't carry. */
type StoredFacts = Partial<Pick<LoggedUser, 'dealershipName' | 'personType' | 'rights'>>;

/** Reads the viewer from a token; without a readable one the viewer is anonymous. */
export function viewerFromToken(
  token: unknown,
  { dealershipName, personType, rights }: StoredFacts = {},
): Viewer {
  const claims = claimsOf(token);
  if (!claims) return ANONYMOUS;
  const kind = kindOf(claims);
  return {
    kind,
    id: claims.primarysid,
    name: claims.unique_name,
    ...(kind === 'customer' && personType === 'PJ' ? { isCompany: true } : {}),
    ...(claims.dealershipId ? { dealershipId: claims.dealershipId } : {}),
    ...(dealershipName ? { dealershipName } : {}),
    ...(claims.originAssistedSale
      ? { originAssistedSale: claims.originAssistedSale }
      : {}),
    ...(kind === 'consultant' && rights ? { rights } : {}),
  };
}

/** The page of each role after signing in (docs/product/identity.md). */
export function homeOf(viewer: Viewer): string {
  const homes: Record<ViewerKind, string> = {
    anonymous: HOME_PATH,
    customer: MEMBER_AREA_PATH,
    dealer: DEALER_PORTAL_PATH,
    seller: SELLER_PATH,
    consultant: CONSULTANT_PORTAL_PATH,
  };
  return homes[viewer.kind];
}

function kindOf({ role, dealershipId }: TokenClaims): ViewerKind {
  if (role) return KIND_OF_ROLE[role];
  return dealershipId ? 'dealer' : 'customer';
}
