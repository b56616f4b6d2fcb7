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
import { findLiveSession, type SessionUser } from './sessions';
import { honoredKeys, signingKey } from './signing-keys';

const ALGORITHM = 'HS256'; // the only one (security-requirements B1)
const ISSUER = 'rodar-api';
const AUDIENCE = 'rodar';
const TYPE = 'at+jwt';
/**
 * How far the clocks of two machines may be apart: a token of one is good on the other at
 * once.
 */
const CLOCKS_APART_SECONDS = 5;

/**
 * The caller of a call. `signInId` is the session of the sign-in; anonymous visitors have
 * neither id nor signInId.
 */
export type Caller = Viewer & {
  signInId?: string;
  role?: Role;
  /** Read from the database at each call: one that was taken away is gone at once. */
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

/** The account and the session of sign-in that a valid token names. */
export type TokenHolder = { accountId: string; signInId: string };

/** The account and session of a good token, or null for any other text. Never throws. */
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
    // The tolerance is for tokens of a clock that is ahead; one that ran out is over at
    // once.
    const isOver = (payload.exp ?? 0) * 1000 <= clock.now().getTime();
    return isOver ? null : holderOf(payload);
  } catch {
    return null;
  }
}

/** When the token of an Authorization header ends that `authenticate` has taken. */
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
 * The account and session that an Authorization header names, without a look into the
 * database. Anything but a good token is 401.
 */
export async function holderOfToken(
  ports: Pick<Ports, 'config' | 'clock'>,
  header: string,
): Promise<TokenHolder> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
  const holder = token ? await verifyAccessToken(ports, token) : null;
  return holder ?? refuse('unauthenticated', TEXTS.signedOut);
}

/** Turns the holder of a token into the caller; 401 when the session is not live. */
export async function authenticate(
  ports: Pick<Ports, 'config' | 'clock'>,
  db: Database,
  { signInId }: TokenHolder,
): Promise<Caller> {
  const user = await findLiveSession(ports, db, signInId);
  return user ? callerOf(user) : refuse('unauthenticated', TEXTS.signedOut);
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

/** Narrows a caller to somebody signed in; refuses with 401 otherwise. */
export function signedIn(viewer: Caller): SignedIn {
  const { id, signInId } = viewer;
  return id && signInId
    ? { ...viewer, id, signInId }
    : refuse('unauthenticated', TEXTS.signedOut);
}

/** The number of the dealership that somebody works for; 0, which none has, without one. */
export function dealershipOf({ dealershipId }: Pick<Viewer, 'dealershipId'>): number {
  return Number(dealershipId ?? 0);
}

/** Somebody else's id answers like one that doesn't exist (security-requirements D2). */
export function requireSelf(viewer: Caller, id: string): SignedIn {
  const caller = signedIn(viewer);
  return caller.id === id ? caller : refuse('not-found', TEXTS.notFound);
}
