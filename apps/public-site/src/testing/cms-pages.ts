import {
  type CmsPage,
  fetchCms,
  type FooterContent,
  type HomeContent,
} from '@site/api-contract';
import { aCmsPage, type Answer, answer } from '@site/testing';

const aBanner = (
  title: string,
  urlRedirect: string,
): HomeContent['newBanners']['items'][number] => ({
  desktopPrimary: { src: '/media/banners/aroeira.svg', alt: '' },
  desktopSecondary: { src: '/media/cars/aroeira-azul-fiorde.svg', alt: 'Aroeira azul' },
  mobilePrimary: { src: '/media/banners/aroeira-mobile.svg', alt: '' },
  textBanner: {
    smallTitle: '',
    bigTitle: title,
    description: 'IPVA, seguro e revisões já estão na mensalidade.',
    priceDescription: 'Aroeira a partir de',
    price: 'R$ 2.249,00',
    priceSubtitle: 'PF, 48 meses, 500 km por mês',
    buttonLabel: `Abrir ${title}`,
  },
  urlRedirect,
});

const aCar = (name: string): HomeContent['featuredCars']['items'][number] => ({
  post_title: `${name} Essencial 1.0`,
  acf: {
    marca: 'Rodar',
    imagem: { src: '/media/cars/lira-vermelho-ipe.svg', alt: name },
    annataid: `${name} 1.0`,
    tipo: `Tipo do ${name}`,
  },
});

const head = (title: string) => ({
  smallTitle: '',
  bigTitle: title,
  buttonLabel: `Botão de ${title}`,
  buttonUrl: '/simulador',
});

export function aHomeContent(changes: Partial<HomeContent> = {}): HomeContent {
  return {
    newBanners: {
      items: [
        aBanner('Primeiro', '/simulador'),
        aBanner('Segundo', 'https://blog.rodar.test/'),
      ],
    },
    whySignItems: {
      ...head('Por que assinar'),
      items: [{ icon: 'lock', title: 'Mensalidade fixa', text: 'O mesmo valor.' }],
    },
    featuredCars: {
      ...head('Carros em destaque'),
      priceCondition: 'PF, 48 meses, 500 km por mês',
      items: ['Lira', 'Cerrado', 'Ipê', 'Lume'].map(aCar),
    },
    howToSign: {
      ...head('Como assinar'),
      items: ['Simule', 'Envie', 'Assine', 'Receba'].map((verb) => ({
        title: `${verb} <br>agora`,
        text: `Texto de <b>${verb}</b>.`,
      })),
    },
    includedOnSign: {
      ...head('O que vem'),
      items: [{ icon: 'wrench', title: 'Revisões', text: 'Na rede Rodar.' }],
      notIncluded: ['multas', 'lavagem'],
    },
    ...changes,
  };
}

export function aFooterContent(): FooterContent {
  return {
    files: { termos_de_uso: '', politica_de_privacidade: '', politica_de_cookies: '' },
    about: 'Carro zero por assinatura.',
    company: 'Rodar Assinaturas S.A.',
    copyright: '© 2026 Rodar',
    phone: '0800 000 0000',
    hours: ['Segunda a sexta, 08h às 20h'],
    facebookUrl: '',
    instagramUrl: '',
    address: { street: 'Avenida das Araucárias, 2026', city: 'Curitiba', state: 'PR' },
  };
}

/** A CMS that has the footer and these pages, by slug. */
export function cmsWith(pages: Readonly<Record<string, CmsPage['content']>>): Answer {
  return answer(fetchCms, ({ body: { path } }) => {
    const slug = path.replace('pages?slug=', '');
    const content = path === 'pages/704' ? aFooterContent() : pages[slug];
    return aCmsPage({
      content: { ...content },
      seo: {
        title: `Título de ${slug}`,
        description: 'Descrição.',
        linkCanonical: `/${slug}`,
      },
    });
  });
}
