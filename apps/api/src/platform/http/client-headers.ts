import { createHash, timingSafeEqual } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import {
  API_KEY_HEADER,
  ATTRIBUTION_HEADER,
  BRAND_HEADER,
  SESSION_HEADER,
} from '@site/api-contract';
import { isIsoDate, type IsoDate } from '@site/api-contract/brazil';
import {
  ASSISTED_SALE_PARAM,
  CAMPAIGN_PARAM,
  DEALER_PARAM,
  LINK_DAY_PARAM,
  SELLER_PARAM,
} from '@site/api-contract/entry-links';
import { UUID } from '@site/api-contract/uuid';
import { type Config } from '../config';
import { refuse } from '../errors';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Checks `x-api-key`, `x-brand-id` and `x-session-id` (docs/product) and returns the
 * session id, lower case.
 */
export function checkClientHeaders(
  request: FastifyRequest,
  config: Config,
): string | undefined {
  const key = single(request, API_KEY_HEADER);
  if (!key || !timingSafeEqual(digest(key), digest(config.API_KEY)))
    refuse('invalid', 'Chave de API inválida.');
  if (single(request, BRAND_HEADER) !== config.BRAND_ID)
    refuse('invalid', 'Marca inválida.');
  const session = single(request, SESSION_HEADER);
  if (session !== undefined && !UUID.test(session)) refuseSessionId();
  return session?.toLowerCase();
}

/** Ends a call with a missing or malformed session id. Throws. */
export function refuseSessionId(): never {
  return refuse('invalid', 'Identificador de sessão inválido.');
}

/**
 * The origin of the visit, as the browser remembers it (docs/product/sales.md). These are
 * claims, which services check.
 */
export type Attribution = {
  dealershipId?: number;
  sellerId?: string;
  assistedSale?: string;
  campaign?: string;
  /** Day of São Paulo on which the link was opened. */
  linkDay?: IsoDate;
};

/**
 * Reads `x-attribution`: the query string of the visitor's link, with the names of spec
 * §2. Impossible values are left out (security-requirements D6).
 */
export function attributionOf(request: FastifyRequest): Attribution {
  const claims = new URLSearchParams(
    (single(request, ATTRIBUTION_HEADER) ?? '').slice(0, 1000),
  );
  const claim = (name: string, shape: RegExp) => {
    const value = claims.get(name);
    return value !== null && shape.test(value) ? value : undefined;
  };
  const linkDay = claim(LINK_DAY_PARAM, /^\d{4}-\d\d-\d\d$/);
  const dealer = claim(DEALER_PARAM, /^[1-9]\d{0,8}$/);
  return {
    dealershipId: dealer === undefined ? undefined : Number(dealer),
    sellerId: claim(SELLER_PARAM, UUID)?.toLowerCase(),
    assistedSale: claim(ASSISTED_SALE_PARAM, /^[A-Za-z0-9-]{1,40}$/)?.toUpperCase(),
    campaign: claim(CAMPAIGN_PARAM, /^[\p{L}\p{N} ._:+~-]{1,120}$/u),
    linkDay: linkDay !== undefined && isIsoDate(linkDay) ? linkDay : undefined,
  };
}

function single(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
