import {
  ANONYMOUS,
  CONSULTANT_RIGHTS,
  type LoggedUser,
  type Role,
  type TokenClaims,
  type Viewer,
  type ViewerKind,
} from '@site/api-contract';
import { A_UUID, builder } from './builder';

export const aUser = builder<LoggedUser>({
  id: A_UUID,
  name: 'Ana Souza',
  email: 'ana@example.com',
  cellphone: '41998765432',
  birthdate: '1990-04-12',
  cep: '80010000',
  city: 'Curitiba',
  state: 41,
  street: 'Rua XV de Novembro',
  personType: 'PF',
  role: null,
  dealershipId: null,
  dealershipName: null,
  registrationFinished: true,
});

const VIEWERS: Record<ViewerKind, Viewer> = {
  anonymous: ANONYMOUS,
  customer: { kind: 'customer', id: A_UUID, name: 'Ana Souza' },
  dealer: {
    kind: 'dealer',
    id: A_UUID,
    name: 'Davi Lima',
    dealershipId: '1',
    dealershipName: 'Rodar Batel',
  },
  seller: {
    kind: 'seller',
    id: A_UUID,
    name: 'Vera Nunes',
    dealershipId: '1',
    dealershipName: 'Rodar Batel',
    originAssistedSale: 'batel-vera',
  },
  consultant: {
    kind: 'consultant',
    id: A_UUID,
    name: 'Caio Reis',
    rights: CONSULTANT_RIGHTS,
  },
};

/** A viewer: `aViewer('seller', { originAssistedSale: undefined })`. */
export function aViewer(
  kind: ViewerKind = 'customer',
  changes: Partial<Viewer> = {},
): Viewer {
  return { ...VIEWERS[kind], ...changes };
}

const ROLE_OF: Partial<Record<ViewerKind, Role>> = {
  dealer: 'DEALER',
  seller: 'SELLER',
  consultant: 'CONSULTANT',
};

/** The account behind a viewer; null for anonymous ones. */
export function aUserFor(viewer: Viewer): LoggedUser | null {
  if (viewer.kind === 'anonymous') return null;
  return aUser({
    id: viewer.id ?? A_UUID,
    name: viewer.name ?? 'Ana Souza',
    role: ROLE_OF[viewer.kind] ?? null,
    dealershipId: viewer.dealershipId ?? null,
    dealershipName: viewer.dealershipName ?? null,
    ...(viewer.isCompany && { personType: 'PJ' }),
    ...(viewer.rights && { rights: [...viewer.rights] }),
  });
}

/** Claims of a viewer's token; by default `exp` is far in the future. */
export function claimsFor(
  viewer: Viewer,
  changes: Partial<TokenClaims> = {},
): TokenClaims {
  const role = ROLE_OF[viewer.kind];
  return {
    ...(role ? { role } : {}),
    ...(viewer.dealershipId ? { dealershipId: viewer.dealershipId } : {}),
    ...(viewer.originAssistedSale
      ? { originAssistedSale: viewer.originAssistedSale }
      : {}),
    primarysid: viewer.id ?? A_UUID,
    unique_name: viewer.name ?? 'Ana Souza',
    iat: 1_700_000_000,
    exp: 4_000_000_000,
    ...changes,
  };
}

/** A token as browsers see it: readable claims under an invalid signature. */
export function aToken(claims: object): string {
  const part = (value: object) => {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    return btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '');
  };
  return `${part({ alg: 'ES256', typ: 'at+jwt' })}.${part(claims)}.c2lnbmF0dXJl`;
}
