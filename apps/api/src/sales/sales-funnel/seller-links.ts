import { type PortalLink } from '@site/api-contract';
import { assistedSaleLinkPath, sellerLinkPath } from '@site/api-contract/entry-links';
import { type SellerRow } from './portal-links.repository';

export type Link = Pick<PortalLink, 'origin' | 'sellerId' | 'sellerName' | 'path'>;

/** A seller's own link, and the one for assisted sales if they have an origin. */
export function linksOfSeller({ id, name, originAssistedSale }: SellerRow): Link[] {
  const whose = { sellerId: id, sellerName: name };
  const own: Link = { ...whose, origin: 'link-da-loja', path: sellerLinkPath(id) };
  if (originAssistedSale === null) return [own];
  const path = assistedSaleLinkPath(originAssistedSale);
  return [own, { ...whose, origin: 'venda-assistida', path }];
}
