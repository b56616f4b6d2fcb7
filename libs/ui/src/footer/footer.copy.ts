export const footerCopy = {
  siteMap: 'Mapa do site',
  documents: 'Documentos',
  service: 'Atendimento',
  top: 'Voltar ao topo',
  facebook: 'Facebook',
  instagram: 'Instagram',
  accessibility: 'Acessibilidade',
} as const;

export const SITE_MAP_LINKS = [
  {
    label: 'Como funciona',
    href: '/institucional/como-funciona-contratar-carro-por-assinatura-mensal',
  },
  { label: 'Dúvidas', href: '/institucional/duvidas' },
  { label: 'Para empresas', href: '/institucional/aluguel-de-carros-para-empresas' },
  { label: 'Faça uma simulação', href: '/simulador' },
] as const;

/** Where the documents lie when the CMS names no file (product.md §11). */
export const DOCUMENT_PAGES = {
  termos_de_uso: '/institucional/termos-de-uso',
  politica_de_privacidade: '/institucional/politica-de-privacidade',
  politica_de_cookies: '/media/politica-de-cookies.pdf',
  preferencias_de_cookies: '/institucional/preferencias-de-cookies',
  acessibilidade: '/institucional/acessibilidade',
} as const;
