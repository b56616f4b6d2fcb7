import {
  ANONYMOUS,
  type Role,
  type TokenClaims,
  type Viewer,
  type ViewerKind,
} from '@site/contracts';
import {
  CONSULTANT_PORTAL_PATH,
  DEALER_PORTAL_PATH,
  HOME_PATH,
  MEMBER_AREA_PATH,
  SELLER_PATH,
} from '@site/contracts/site-paths';
import { claimsOf } from './token';

const KIND_OF_ROLE: Record<Role, ViewerKind> = {
  CONSULTANT: 'consultant',
  SELLER: 'seller',
  DEALER: 'dealer',
};

/** Who is looking. `dealershipName` comes with the stored user: tokens don't carry it. */
export function viewerFromToken(token: unknown, dealershipName?: string | null): Viewer {
  const claims = claimsOf(token);
  if (!claims) return ANONYMOUS;
  return {
    kind: kindOf(claims),
    id: claims.primarysid,
    name: claims.unique_name,
    ...(claims.dealershipId ? { dealershipId: claims.dealershipId } : {}),
    ...(dealershipName ? { dealershipName } : {}),
    ...(claims.originAssistedSale
      ? { originAssistedSale: claims.originAssistedSale }
      : {}),
  };
}

/** spec §4: a user counts as dealer if they have a dealershipId; so sellers count too. */
export function isDealerUser(viewer: Viewer): boolean {
  return viewer.dealershipId !== undefined;
}

/** Where each role lands after signing in (product.md §11). */
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
