import { type Viewer } from '@site/contracts';

/**
 * The link of 'gerar link venda assistida': current host, vendaassistida and the upper-cased origin (spec §6). Null
 * when the seller has no origin: then a warning shows.
 */
export function assistedSaleLink(viewer: Viewer, origin: string): string | null {
  if (!viewer.originAssistedSale) return null;
  return `${origin}/?vendaassistida=${encodeURIComponent(viewer.originAssistedSale.toUpperCase())}`;
}
