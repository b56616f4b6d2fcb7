import { type WelcomeContent } from '@site/api-contract';
import { type Page } from '../../content/cms-pages/cms.repository';
import { SOCIAL } from './footer';

const content: WelcomeContent = {
  title: 'Boas-vindas à Rodar',
  text: '<p>O carro é seu para usar, e o resto é com a gente. Neste vídeo, em um minuto, você vê como receber o carro, fazer revisões, pedir socorro e acompanhar os km.</p>',
  mobileText:
    '<p>Em um minuto, você vê como fazer revisões, pedir socorro e acompanhar os km.</p>',
  downloadText:
    'Guarde o guia do assinante no celular: tem os telefones, os prazos e o que fazer em caso de batida.',
  downloadLabel: 'Baixar o guia do assinante',
  file: '/media/guia-do-assinante.pdf',
  videoID: 'boas-vindas',
  atendimento: {
    title: 'Atendimento',
    phone: '0800 000 0000',
    hours: 'Segunda a sexta, 08h às 20h. Sábado, 08h às 14h.',
  },
  ...SOCIAL,
  leftFooter: 'Rodar Assinaturas S.A. (marca fictícia)',
  rightFooter: 'CNPJ DE.MOF.AB1/0001-23',
  copyrights: '© 2026 Rodar',
};

/** CMS page `boas-vindas` (spec §2 and §3). */
export const welcomePage: Page = {
  id: 2,
  slug: 'boas-vindas',
  content,
  seo: {
    title: 'Boas-vindas à Rodar',
    description:
      'Primeiros passos com o seu carro por assinatura: vídeo, guia do assinante e atendimento.',
    linkCanonical: '/boas-vindas',
  },
};
