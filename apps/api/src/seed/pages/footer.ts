import { type FooterContent } from '@site/api-contract';
import { formatCnpj } from '@site/api-contract/brazil';
import {
  BRAND,
  BRAND_TEXTS,
  COMPANY,
  companyAddress,
  companyWithNote,
  CONTACT,
} from '@site/brand';
import { type Page } from '../../content/cms-pages/cms.repository';

/** Profiles of the demo brand (spec §1); an installation has its own. */
export const SOCIAL = {
  facebookUrl: CONTACT.facebook,
  instagramUrl: CONTACT.instagram,
} as const;

const content: FooterContent = {
  files: {
    termos_de_uso: '/institucional/termos-de-uso',
    politica_de_privacidade: '/institucional/politica-de-privacidade',
    politica_de_cookies: '/media/politica-de-cookies.pdf',
  },
  about: BRAND_TEXTS.promise,
  company: `${companyWithNote()}, CNPJ ${formatCnpj(COMPANY.cnpj)}, ${companyAddress()}. Imagens ilustrativas. Preços sujeitos às condições indicadas ao lado de cada valor.`,
  copyright: `© 2026 ${BRAND.name}`,
  phone: CONTACT.phone,
  hours: [
    'Segunda a sexta, 08h às 20h',
    'Sábado, 08h às 14h',
    'Assistência na estrada: 24 horas',
  ],
  ...SOCIAL,
  address: { street: COMPANY.street, city: COMPANY.city, state: COMPANY.state },
};

/** CMS page 704: the footer (spec §2). */
export const footerPage: Page = {
  id: 704,
  slug: 'rodape',
  content,
  seo: { title: 'Rodapé' },
};
