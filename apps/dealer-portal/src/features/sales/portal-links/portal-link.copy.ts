/** Words of a link that stands large on the page, with its QR code. */
export type LargeLinkWords = {
  heading: string;
  lead: string;
  qr: string;
  qrTitle: string;
  qrLead: string;
  file: string;
};

const ofStore: LargeLinkWords = {
  heading: 'Link da loja',
  lead: 'Quem abre o site por este link vê o nome da loja no topo. O que a pessoa simular e contratar em 30 dias aparece em Minhas propostas.',
  qr: 'QR code do link da loja, para o balcão e os folhetos',
  qrTitle: 'Para o balcão',
  qrLead: 'Imprima ou mostre na tela. A câmera do celular abre o site já com a sua loja.',
  file: 'qr-da-loja.svg',
};

const ofSeller: LargeLinkWords = {
  heading: 'Seu link',
  lead: 'Quem abre o site por este link vê o nome da loja no topo. O que a pessoa simular e contratar em 30 dias é venda sua e aparece em Minhas propostas.',
  qr: 'QR code do seu link, para mostrar ao cliente',
  qrTitle: 'Para mostrar',
  qrLead: 'Mostre na tela ou imprima. A câmera do celular abre o site pelo seu link.',
  file: 'qr-do-vendedor.svg',
};

/** For a seller the dealership's link brings nothing into the own list. */
const STORE_ALONE =
  'Quem abre o site por este link vê o nome da loja no topo. O que a pessoa contratar é venda da loja, sem vendedor, e não aparece em Minhas propostas.';

export const portalLinkCopy = {
  title: 'gerar link portal',
  ofStore,
  ofSeller,
  storeOfSeller: { ...ofStore, lead: STORE_ALONE },
  label: 'Para mandar',
  copy: 'Copiar link',
  copied: 'Link copiado',
  failed: 'O navegador não deixou copiar. Selecione o link e copie.',
  download: 'Baixar QR code (SVG)',
  ended: 'Loja encerrada, sem links para mandar',
  none: 'Sua conta não está ligada a uma concessionária.',
} as const;
