import * as z from 'zod/mini';
import { call } from '../wire/call';
import { fileAnswer, uuid } from '../wire/fields';
import { funnelMonths } from './sales-funnel.calls';

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

/** A dealer gets the dealership's links and its sellers', a seller their own. */
export const listPortalLinks = call(
  'GET',
  'portal-links',
  'Links para mandar a clientes, com o que cada um trouxe',
  {
    data: z.array(portalLink),
    quiet: true, // the page shows it
  },
);

export const getLinkPoster = call(
  'GET',
  'portal-links/posters',
  'Cartaz A5 com o QR code de um link, em PDF',
  {
    query: z.strictObject({
      origin: z.enum(['link-da-loja', 'venda-assistida']),
      sellerId: z.optional(uuid),
    }),
    data: fileAnswer,
    file: ['application/pdf'],
    quiet: true, // shown at the button
  },
);
