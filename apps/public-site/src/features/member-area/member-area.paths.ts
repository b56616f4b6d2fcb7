/** Addresses of the logged-in area: pattern and builder of each. */
export const MEMBER_AREA = '/area-logada';
export const MEMBER_DATA = '/area-logada/dados';
export const MEMBER_SECURITY = '/area-logada/seguranca';
export const MEMBER_PRIVACY = '/area-logada/privacidade';
export const MEMBER_DOCUMENTS = '/area-logada/documentos';
export const MEMBER_PROPOSAL = '/area-logada/propostas/:id';

export const memberProposalPath = (id: string) =>
  `/area-logada/propostas/${encodeURIComponent(id)}`;

/** Where the area leads to; the owners of these pages are other features. */
export const PLACES = {
  cart: '/simulador/carrinho',
  models: '/simulador/escolher-alugar-carro-mensal',
  privacyPolicy: '/institucional/politica-de-privacidade',
  registration: '/cadastro-de-carro-por-assinatura-mensal',
} as const;
