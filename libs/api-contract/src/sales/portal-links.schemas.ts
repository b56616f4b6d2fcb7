import * as z from 'zod/mini';
import { funnelMonths } from '../activity/funnel-steps.schemas';
import { fileAnswer, uuid } from '../wire/fields';

const LINK_ORIGINS = ['link-da-loja', 'venda-assistida'] as const;

const portalLink = z.object({
  ...funnelMonths,
  origin: z.enum(LINK_ORIGINS),
  /** Null for the dealership's own link. */
  sellerId: z.nullable(z.string()),
  sellerName: z.nullable(z.string()),
  /** Path and query, to append to the address of the site. */
  path: z.string(),
});
export type PortalLink = z.output<typeof portalLink>;

export const listPortalLinks = {
  summary: 'Links para mandar a clientes, com o que cada um trouxe',
  data: z.array(portalLink),
};

export const getLinkPoster = {
  summary: 'Cartaz A5 com o QR code de um link, em PDF',
  query: z.strictObject({
    origin: z.enum(['link-da-loja', 'venda-assistida']),
    sellerId: z.optional(uuid),
  }),
  data: fileAnswer,
};
