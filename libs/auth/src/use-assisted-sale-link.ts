import { useSelector } from 'react-redux';
import { assistedSaleLink } from './assisted-sale';
import { selectViewer } from './session-slice';
import { useSiteActions } from './web-wiring';

// spec §6: the two messages, letter by letter
const COPIED = { title: 'Sucesso!', text: 'Link copiado com sucesso' };
const NO_ORIGIN = { title: 'Atenção!', text: 'Não identificamos a origem da venda assistida para o seu usuário' };
const NOT_COPIED = { title: 'Alerta', text: 'O navegador não deixou copiar. Este é o seu link:' };

/** The seller's action 'gerar link venda assistida' (spec §6): copies the link and says so, or warns. */
export function useAssistedSaleLink(): () => Promise<void> {
  const viewer = useSelector(selectViewer);
  const { origin, copyText, showPopup } = useSiteActions();
  return async () => {
    const link = assistedSaleLink(viewer, origin);
    if (link === null) return showPopup(NO_ORIGIN);
    const copied = await copyText(link).then(() => true, () => false);
    return showPopup(copied ? COPIED : { ...NOT_COPIED, text: `${NOT_COPIED.text} ${link}` });
  };
}
