import { type Viewer } from '@site/api-contract';
import { assistedSaleLinkPath } from '@site/api-contract/entry-links';

// spec §6: the two messages, verbatim
const COPIED = { title: 'Sucesso!', text: 'Link copiado com sucesso' };
const NO_ORIGIN = {
  title: 'Atenção!',
  text: 'Não identificamos a origem da venda assistida para o seu usuário',
};
const NOT_COPIED = {
  title: 'Alerta',
  text: 'O navegador não deixou copiar. Este é o seu link:',
};

/**
 * The link of 'gerar link venda assistida': current host, vendaassistida and the
 * upper-cased origin (spec §6). Null when the seller has no origin, which shows a
 * warning.
 */
export function assistedSaleLink(viewer: Viewer, origin: string): string | null {
  if (!viewer.originAssistedSale) return null;
  return `${origin}${assistedSaleLinkPath(viewer.originAssistedSale)}`;
}

type AssistedSalePorts = {
  /** Origin of this site, `https://…`. */
  origin: string;
  copyText: (text: string) => Promise<void>;
  showPopup: (popup: { title: string; text: string }) => Promise<void>;
};

/**
 * The seller's action 'gerar link venda assistida' (spec §6): copies the link and
 * confirms it, or warns.
 */
export async function copyAssistedSaleLink(
  viewer: Viewer,
  { origin, copyText, showPopup }: AssistedSalePorts,
): Promise<void> {
  const link = assistedSaleLink(viewer, origin);
  if (link === null) return showPopup(NO_ORIGIN);
  const copied = await copyText(link).then(
    () => true,
    () => false,
  );
  return showPopup(
    copied ? COPIED : { ...NOT_COPIED, text: `${NOT_COPIED.text} ${link}` },
  );
}
