import {
  decodeJwt,
  decodeProtectedHeader,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { type ConsultantRight, type Role, type Viewer } from '@site/api-contract';
import { UUID } from '@site/api-contract/uuid';
import { type Database } from '../data/database';
import { refuse, TEXTS } from '../errors';
import { type Ports } from '../ports';
import { findLiveSession, isOfEndedAccess, type SessionUser } from './sessions';
import { honoredKeys, signingKey } from './signing-keys';

const ALGORITHM = 'HS256'; // the only one (security-requirements B1)
const ISSUER = 'rodar-api';
const AUDIENCE = 'rodar';
const TYPE = 'at+jwt';
/**
 * Seconds by which the clocks of two machines may differ, so that a token is valid on the
 * other machine at once.
 */
const CLOCKS_APART_SECONDS = 5;

/**
 * The caller of a call. `signInId` is the session of the sign-in; anonymous visitors have
 * neither id nor signInId.
 */
export type Caller = Viewer & {
  signInId?: string;
  role?: Role;
  /** Read from the database at each call, so that a removed right is gone at once. */
  rights?: readonly ConsultantRight[];
};
export type SignedIn = Caller & { id: string; signInId: string };

type TokenUser = {
  id: string;
  name: string;
  role: Role | null;
  dealershipId: number | null;
  originAssistedSale: string | null;
};

/**
 * A signed access token with the claims of spec §3 and nothing personal beyond the name
 * (security-requirements B3).
 */
export function issueAccessToken(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  user: TokenUser,
  signInId: string,
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  const claims = {
    primarysid: user.id,
    unique_name: user.name,
    ...(user.role && { role: user.role }),
    ...(user.dealershipId !== null && { dealershipId: String(user.dealershipId) }),
    ...(user.originAssistedSale && { originAssistedSale: user.originAssistedSale }),
    sid: signInId,
  };
  const key = signingKey(config);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.id })
    .setIssuedAt(now)
    .setExpirationTime(now + config.ACCESS_TOKEN_SECONDS)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .sign(key.secret);
}

/** The account and sign-in session in a valid token. */
export type TokenHolder = { accountId: string; signInId: string };

/** The account and session of a valid token, or null for any other text. Never throws. */
export async function verifyAccessToken(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  token: string,
): Promise<TokenHolder | null> {
  try {
    const header = decodeProtectedHeader(token);
    const key = honoredKeys(config).find(({ id }) => id === header.kid);
    if (!key || ['jwk', 'jku', 'x5u', 'x5c'].some((name) => name in header)) return null;
    const { payload } = await jwtVerify(token, key.secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['exp', 'iat', 'sid', 'primarysid'],
      maxTokenAge: config.ACCESS_TOKEN_SECONDS,
      clockTolerance: CLOCKS_APART_SECONDS,
      currentDate: clock.now(),
    });
    // The tolerance is for a clock that is ahead; an expired token is invalid at once.
    const isOver = (payload.exp ?? 0) * 1000 <= clock.now().getTime();
    return isOver ? null : holderOf(payload);
  } catch {
    return null;
  }
}

/**
 * The expiry of the token in an Authorization header that `authenticate` has accepted.
 */
export function endOfToken(header = ''): Date {
  return new Date((decodeJwt(header.slice('Bearer '.length)).exp ?? 0) * 1000);
}

function holderOf({ sid, primarysid }: JWTPayload): TokenHolder | null {
  const isGood = typeof sid === 'string' && UUID.test(sid);
  return isGood && typeof primarysid === 'string'
    ? { accountId: primarysid, signInId: sid }
    : null;
}

/**
 * The account and session in an Authorization header, without reading the database.
 * Anything but a valid token is 401.
 */
export async function holderOfToken(
  ports: Pick<Ports, 'config' | 'clock'>,
  header: string,
): Promise<TokenHolder> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
  const holder = token ? await verifyAccessToken(ports, token) : null;
  return holder ?? refuse('unauthenticated', TEXTS.signedOut);
}

const ACCESS_ENDED =
  'O seu acesso foi encerrado. Se foi engano, fale com quem cuida dos acessos da sua equipe.';

/** Makes the caller from a token's holder; 401 when the session is not live. */
export async function authenticate(
  ports: Pick<Ports, 'config' | 'clock'>,
  db: Database,
  { signInId }: TokenHolder,
): Promise<Caller> {
  const user = await findLiveSession(ports, db, signInId);
  if (user) return callerOf(user);
  const isEnded = await isOfEndedAccess(db, signInId);
  return refuse('unauthenticated', isEnded ? ACCESS_ENDED : TEXTS.signedOut);
}

function callerOf(user: SessionUser): SignedIn {
  return {
    kind: kindOf(user),
    id: user.userId,
    signInId: user.sessionId,
    name: user.name,
    ...(user.role && { role: user.role, rights: user.rights }),
    ...(user.dealershipId !== null && { dealershipId: String(user.dealershipId) }),
    ...(user.dealershipName && { dealershipName: user.dealershipName }),
    ...(user.originAssistedSale && { originAssistedSale: user.originAssistedSale }),
  };
}

function kindOf({ role }: SessionUser): Viewer['kind'] {
  if (role === 'CONSULTANT') return 'consultant';
  if (role === 'SELLER') return 'seller';
  return role === 'DEALER' ? 'dealer' : 'customer';
}

/** Narrows a caller to a signed-in one; refuses with 401 otherwise. */
export function signedIn(viewer: Caller): SignedIn {
  const { id, signInId } = viewer;
  return id && signInId
    ? { ...viewer, id, signInId }
    : refuse('unauthenticated', TEXTS.signedOut);
}

/**
 * The number of the dealership that a person works for; 0, which no dealership has, for
 * anybody else.
 */
export function dealershipOf({ dealershipId }: Pick<Viewer, 'dealershipId'>): number {
  return Number(dealershipId ?? 0);
}

/**
 * Somebody else's id gets the answer of one that doesn't exist (security-requirements
 * D2).
 */
export function requireSelf(viewer: Caller, id: string): SignedIn {
  const caller = signedIn(viewer);
  return caller.id === id ? caller : refuse('not-found', TEXTS.notFound);
}
