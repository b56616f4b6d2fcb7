import { type WelcomeContent } from '@site/api-contract';
import { formatCnpj } from '@site/api-contract/brazil';
import { BRAND, COMPANY, companyWithNote, CONTACT, FILM } from '@site/brand';
import { type Page } from '../../content/cms-pages/cms.repository';
import { SOCIAL } from './footer';

const content: WelcomeContent = {
  ...(FILM
    ? {
        // The poster of the film welcomes already.
        title: 'Seu carro em um minuto',
        text: '<p>O carro é seu para usar, e o resto é com a gente. Neste vídeo, você vê como receber o carro, fazer revisões, pedir socorro e acompanhar os km.</p>',
        mobileText:
          '<p>No vídeo, você vê como fazer revisões, pedir socorro e acompanhar os km.</p>',
      }
    : {
        title: `Boas-vindas à ${BRAND.name}`,
        text: '<p>O carro é seu para usar, e o resto é com a gente. O guia do assinante diz como receber o carro, fazer revisões, pedir socorro e acompanhar os km.</p>',
        mobileText:
          '<p>O guia diz como fazer revisões, pedir socorro e acompanhar os km.</p>',
      }),
  downloadText:
    'Guarde o guia do assinante no celular: tem os telefones, os prazos e o que fazer em caso de batida.',
  downloadLabel: 'Baixar o guia do assinante',
  file: '/media/guia-do-assinante.pdf',
  videoID: FILM,
  atendimento: {
    title: 'Atendimento',
    phone: CONTACT.phone,
    hours: 'Segunda a sexta, 08h às 20h. Sábado,\u00a008h\u00a0às\u00a014h.',
  },
  ...SOCIAL,
  leftFooter: companyWithNote(),
  rightFooter: `CNPJ ${formatCnpj(COMPANY.cnpj)}`,
  copyrights: `© 2026 ${BRAND.name}`,
};

/** CMS page `boas-vindas` (spec §2 and §3). */
export const welcomePage: Page = {
  id: 2,
  slug: 'boas-vindas',
  content,
  seo: {
    title: `Boas-vindas à ${BRAND.name}`,
    description:
      'Primeiros passos com o seu carro por assinatura: vídeo, guia do assinante e atendimento.',
    linkCanonical: '/boas-vindas',
  },
};
