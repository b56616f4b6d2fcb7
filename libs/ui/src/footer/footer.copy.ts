import {
  ACCESSIBILITY_PATH,
  COMPANIES_PATH,
  COOKIE_PREFERENCES_PATH,
  HOW_IT_WORKS_PATH,
  PRIVACY_POLICY_PATH,
  QUESTIONS_PATH,
  SIMULATOR_PATH,
  TERMS_PATH,
} from '@site/api-contract/site-paths';

export const footerCopy = {
  siteMap: 'Mapa do site',
  documents: 'Documentos',
  /** Opens the rest under a long form. */
  more: 'Mapa do site e documentos',
  service: 'Atendimento',
  /** Hours of service when the CMS has none (spec §9), and those of help on the road. */
  hours: [
    'Segunda a sexta, 08h às 20h',
    'Sábado, 08h às 14h',
    'Assistência na estrada: 24 horas',
  ],
  top: 'Voltar ao topo',
  facebook: 'Facebook',
  instagram: 'Instagram',
  accessibility: 'Acessibilidade',
} as const;

export const SITE_MAP_LINKS = [
  {
    label: 'Como funciona',
    href: HOW_IT_WORKS_PATH,
  },
  { label: 'Dúvidas', href: QUESTIONS_PATH },
  { label: 'Para empresas', href: COMPANIES_PATH },
  { label: 'Faça uma simulação', href: SIMULATOR_PATH },
] as const;

/** Pages of the documents when the CMS has no file (docs/product/content.md). */
export const DOCUMENT_PAGES = {
  termos_de_uso: TERMS_PATH,
  politica_de_privacidade: PRIVACY_POLICY_PATH,
  politica_de_cookies: '/media/politica-de-cookies.pdf',
  preferencias_de_cookies: COOKIE_PREFERENCES_PATH,
  acessibilidade: ACCESSIBILITY_PATH,
} as const;
