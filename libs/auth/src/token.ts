import { InvalidTokenError, jwtDecode } from 'jwt-decode';
import { ROLES, type TokenClaims } from '@site/api-contract';

type InvalidTokenReason =
  'not a string' | 'missing part' | 'bad base64' | 'bad JSON' | 'bad claims';

export class InvalidToken extends Error {
  override readonly name = 'InvalidToken';
  constructor(readonly reason: InvalidTokenReason) {
    super(`Invalid token: ${reason}`);
  }
}

/**
 * Claims of an access token; throws `InvalidToken` when it is not a string, lacks a part,
 * has bad base64 or bad JSON (spec §8), or lacks the claims of a person. The server
 * checks the signature.
 */
export function decodeToken(token: unknown): TokenClaims {
  if (typeof token !== 'string') throw new InvalidToken('not a string');
  if (token.split('.').length !== 3) throw new InvalidToken('missing part');
  const claims = decode(token);
  if (!isClaims(claims)) throw new InvalidToken('bad claims');
  return claims;
}

/** Claims of a token, or null when it is absent or invalid. */
export function claimsOf(token: unknown): TokenClaims | null {
  try {
    return decodeToken(token);
  } catch {
    return null;
  }
}

function decode(token: string): unknown {
  try {
    return jwtDecode(token);
  } catch (error) {
    const detail = error instanceof InvalidTokenError ? error.message : '';
    throw new InvalidToken(
      detail.includes('base64')
        ? 'bad base64'
        : detail.includes('json')
          ? 'bad JSON'
          : 'missing part',
    );
  }
}

function isClaims(value: unknown): value is TokenClaims {
  if (typeof value !== 'object' || value === null) return false;
  const { role, dealershipId, primarysid, unique_name, originAssistedSale, exp } =
    value as Partial<Record<keyof TokenClaims, unknown>>;
  return (
    typeof primarysid === 'string' &&
    typeof unique_name === 'string' &&
    typeof exp === 'number' &&
    (role === undefined || ROLES.some((known) => known === role)) &&
    isOptionalText(dealershipId) &&
    isOptionalText(originAssistedSale)
  );
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
