import { type FooterContent } from '@site/api-contract';
import { type Page } from '../../content/cms-pages/cms.repository';

/** Profiles of the demo brand (spec §1); an installation has its own. */
export const SOCIAL = {
  facebookUrl: 'https://www.facebook.com/rodar.assinaturas.demo',
  instagramUrl: 'https://www.instagram.com/rodar.assinaturas.demo',
} as const;

const content: FooterContent = {
  files: {
    termos_de_uso: '/institucional/termos-de-uso',
    politica_de_privacidade: '/institucional/politica-de-privacidade',
    politica_de_cookies: '/media/politica-de-cookies.pdf',
  },
  about: 'Carro zero por assinatura, direto da montadora, com preço aberto.',
  company:
    'Rodar Assinaturas S.A. (marca fictícia), CNPJ DE.MOF.AB1/0001-23, Avenida das Araucárias, 2026, Curitiba, PR. Imagens ilustrativas. Preços sujeitos às condições indicadas ao lado de cada valor.',
  copyright: '© 2026 Rodar',
  phone: '0800 000 0000',
  hours: ['Segunda a sexta, 08h às 20h', 'Sábado, 08h às 14h'],
  ...SOCIAL,
  address: { street: 'Avenida das Araucárias, 2026', city: 'Curitiba', state: 'PR' },
};

/** CMS page 704: the footer (spec §2). */
export const footerPage: Page = {
  id: 704,
  slug: 'rodape',
  content,
  seo: { title: 'Rodapé' },
};
