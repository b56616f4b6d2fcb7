import { type HomeContent } from '@site/api-contract';
import {
  centavosFromReais,
  formatCentavos,
  type PersonType,
} from '@site/api-contract/brazil';
import {
  planCondition,
  tablePriceCentavos,
  writePlanInto,
} from '@site/api-contract/pricing';
import {
  CHOOSE_CAR_PATH,
  CONFIGURE_PATH,
  withSearch,
} from '@site/api-contract/site-paths';
import { BRAND, BRAND_TEXTS } from '@site/brand';
import { type Page } from '../../content/cms-pages/cms.repository';
import { PAINTS, VERSIONS } from '../catalogue.data';

const car = (model: string, paint: string, alt: string) => ({
  src: `/media/cars/${model}-${paint}.svg`,
  alt,
});
const scene = (name: string) => ({ src: `/media/banners/${name}.svg`, alt: '' });
/** A picture as an editor uploads it to a WordPress: it gets the image base (spec §9). */
const upload = (name: string) => ({ src: `/wp-content/uploads/${name}.svg`, alt: '' });

/** The plan of the lowest prices (domain-brazil 16.2), which the links open. */
const LOWEST = { term: 48, km: 500 } as const;

/**
 * The lowest price of a model: the text of a banner whose link names no car. Where it
 * does, the API computes the price from the link.
 */
function fromPrice(model: string, person: PersonType, paint?: string): string {
  const prices = VERSIONS.filter((version) => version.model === model).map(({ base }) =>
    tablePriceCentavos(base, LOWEST.term, LOWEST.km, person),
  );
  const more = PAINTS.find(({ slug }) => slug === paint)?.monthly ?? 0;
  return formatCentavos(Math.min(...prices) + centavosFromReais(more)).replace(
    '\u00a0',
    ' ',
  );
}

/**
 * A banner's price, and the link that opens it at a screen of the simulator; in a paint
 * that costs more, if the picture beside the price is in one.
 */
function offer(path: string, model: string, clientType: 1 | 2, paint?: string) {
  const search = new URLSearchParams();
  const version =
    path === CONFIGURE_PATH
      ? VERSIONS.find((candidate) => candidate.model === model)?.slug
      : undefined;
  writePlanInto(search, { ...LOWEST, clientType, model, version, paint });
  return {
    price: fromPrice(model, clientType === 1 ? 'PF' : 'PJ', paint),
    priceSubtitle: planCondition({ ...LOWEST, clientType }),
    url: withSearch(path, search),
  };
}

const aroeira = offer(CONFIGURE_PATH, 'aroeira', 1, 'azul-fiorde');
const lume = offer(CONFIGURE_PATH, 'lume', 1);
const tropeiro = offer(CHOOSE_CAR_PATH, 'tropeiro', 2);

const content: HomeContent = {
  newBanners: {
    autoplay: false,
    smallTitle: 'Nove modelos, todos com seguro e IPVA na mensalidade',
    buttonLabel: 'Ver todos os carros',
    buttonUrl: CHOOSE_CAR_PATH,
    items: [
      {
        desktopPrimary: scene('aroeira'),
        desktopSecondary: car('aroeira', 'azul-fiorde', 'Aroeira azul na estrada'),
        mobilePrimary: scene('aroeira-mobile'),
        mobileSecondary: car('aroeira', 'azul-fiorde', 'Aroeira azul na estrada'),
        textBanner: {
          smallTitle: 'Carro por assinatura',
          bigTitle: 'O carro é zero.<br>A conta é uma&nbsp;só.',
          description:
            'IPVA, seguro e revisões já estão na mensalidade do Aroeira. Você paga, abastece e vai.',
          priceDescription: 'Aroeira azul a partir de',
          price: aroeira.price,
          priceSubtitle: aroeira.priceSubtitle,
          buttonLabel: 'Simular o Aroeira',
        },
        urlRedirect: aroeira.url,
      },
      {
        desktopPrimary: scene('lume'),
        desktopSecondary: car('lume', 'branco-nuvem', 'Lume branco na cidade'),
        mobilePrimary: scene('lume-mobile'),
        mobileSecondary: car('lume', 'branco-nuvem', 'Lume branco na cidade'),
        textBanner: {
          smallTitle: 'Elétrico',
          bigTitle: 'Carregue à noite.<br>Rode 185 km.',
          description:
            'O Lume vem com carregador portátil e revisões pagas. A tomada é a de casa.',
          priceDescription: 'Lume a partir de',
          price: lume.price,
          priceSubtitle: lume.priceSubtitle,
          buttonLabel: 'Simular o Lume',
        },
        urlRedirect: lume.url,
      },
      {
        desktopPrimary: upload('tropeiro'),
        desktopSecondary: car('tropeiro', 'branco-nuvem', 'Tropeiro branco no campo'),
        mobilePrimary: upload('tropeiro-mobile'),
        mobileSecondary: car('tropeiro', 'branco-nuvem', 'Tropeiro branco no campo'),
        textBanner: {
          smallTitle: 'Para empresas',
          bigTitle: 'A frota inteira,<br>uma conta por&nbsp;carro.',
          description:
            'Tropeiro e Mascate com manutenção, seguro e documentos em uma conta por carro.',
          priceDescription: 'Tropeiro a partir de',
          price: tropeiro.price,
          priceSubtitle: tropeiro.priceSubtitle,
          buttonLabel: 'Planos para empresas',
        },
        urlRedirect: tropeiro.url,
      },
    ],
  },
  whySignItems: {
    smallTitle: 'Vantagens',
    bigTitle: 'Por que assinar em vez de comprar',
    description:
      'Sem entrada, sem carnê de seguro, sem susto em janeiro. O valor que você vê é o valor que você paga.',
    items: [
      {
        icon: 'receipt-text',
        title: 'Preço aberto',
        text: 'Cada linha da mensalidade aparece antes do cadastro, do seguro ao IPVA.',
      },
      {
        icon: 'lock',
        title: 'Mensalidade fixa',
        text: 'Não tem reajuste anual. Do primeiro ao último mês, o mesmo valor.',
      },
      {
        icon: 'calendar-check',
        title: 'Saída combinada',
        text: 'Antes de assinar, você vê quanto custa sair em cada mês do contrato.',
      },
      {
        icon: 'gauge',
        title: 'Km que acumula',
        text: 'O que sobra em março vale em julho. O acerto é um só, no fim.',
      },
    ],
    buttonLabel: 'Como funciona',
    buttonUrl: '/institucional/como-funciona-contratar-carro-por-assinatura-mensal',
  },
  featuredCars: {
    smallTitle: 'Carros em destaque',
    bigTitle: 'Escolha pelo jeito que você roda',
    description: 'Todos novos, emplacados e prontos para a sua garagem.',
    priceCondition: planCondition({ ...LOWEST, clientType: 1 }),
    items: [
      {
        post_title: 'Lira Essencial 1.0 MT',
        acf: {
          marca: BRAND.name,
          imagem: car('lira', 'vermelho-ipe', 'Lira vermelho'),
          annataid: 'Lira',
          tipo: 'Hatch de entrada',
        },
      },
      {
        post_title: 'Cerrado Sertão 1.3 Turbo AT',
        acf: {
          marca: BRAND.name,
          imagem: car('cerrado', 'cinza-cometa', 'Cerrado cinza'),
          annataid: 'Cerrado',
          tipo: 'SUV compacto',
        },
      },
      {
        post_title: 'Ipê Conforto 1.0 Turbo AT',
        acf: {
          marca: BRAND.name,
          imagem: car('ipe', 'prata-lua', 'Ipê prata'),
          annataid: 'Ipê',
          tipo: 'Sedã compacto',
        },
      },
      {
        post_title: 'Lume Elétrico',
        acf: {
          marca: BRAND.name,
          imagem: car('lume', 'branco-nuvem', 'Lume branco'),
          annataid: 'Lume',
          tipo: 'Compacto elétrico',
        },
      },
    ],
    buttonLabel: 'Ver todos os modelos',
    buttonUrl: '/simulador/escolher-alugar-carro-mensal',
  },
  howToSign: {
    smallTitle: 'Como assinar',
    bigTitle: 'Da tela à garagem em quatro passos',
    description: 'Tudo online. Você só sai de casa para buscar o carro, ou nem isso.',
    items: [
      {
        title: 'Simule do <br>seu jeito',
        text: 'Modelo, cor, prazo e km por mês. O preço muda na hora.',
      },
      {
        title: 'Envie seus <br>documentos',
        text: 'CNH e comprovante, por foto ou arquivo. A análise explica a resposta.',
      },
      {
        title: 'Assine e <br>pague com Pix',
        text: 'Contrato em linguagem clara e 7 dias para desistir sem custo.',
      },
      {
        title: 'Receba <br>a chave',
        text: 'Escolha dia e hora. Se atrasar, você ganha crédito por dia.',
      },
    ],
    buttonLabel: 'Simule agora',
    buttonUrl: '/simulador/assinatura-de-veiculos-mensal',
  },
  includedOnSign: {
    smallTitle: 'O que está incluso',
    bigTitle: 'O que já vem na mensa&shy;lidade',
    description:
      'Uma conta, tudo dentro. E a lista do que fica de fora está aqui também.',
    items: [
      {
        icon: 'landmark',
        title: 'IPVA e licenciamento',
        text: 'Pagos por nós, todo ano, no prazo.',
      },
      {
        icon: 'shield-check',
        title: 'Seguro',
        text: 'Franquia de valor fixo, zero se a culpa for de outro motorista.',
      },
      {
        icon: 'wrench',
        title: 'Revisões',
        text: `Peças e mão de obra das preventivas, na rede ${BRAND.name}.`,
      },
      {
        icon: 'life-buoy',
        title: 'Assistência 24 horas',
        text: 'Guincho e socorro em todo o país, a qualquer hora.',
      },
      {
        icon: 'key-round',
        title: 'Carro reserva',
        text: 'Sete dias, se o seu precisar parar.',
      },
      {
        icon: 'file-check',
        title: 'Placa e documentos',
        text: 'O carro chega emplacado e licenciado.',
      },
    ],
    notIncluded: [
      'combustível ou recarga',
      'multas',
      'lavagem',
      'franquia do seguro',
      'km extra',
    ],
    buttonLabel: 'Ver tudo em detalhe',
    buttonUrl: '/institucional/o-que-esta-incluso',
  },
};

/** CMS page `home-v3` (spec §2 and §3). */
export const homePage: Page = {
  id: 1,
  slug: 'home-v3',
  content,
  seo: {
    title: 'Página inicial',
    metaTitle: `${BRAND.name}: ${BRAND_TEXTS.homeTitle}`,
    description:
      'Carro zero por assinatura com IPVA, seguro e revisões na mensalidade. Preço aberto, linha por linha, e custo de saída à vista antes de assinar.',
    keywords:
      'carro por assinatura, assinatura de carro, aluguel de carro mensal, carro zero',
    ogTitle: 'O carro é zero. A conta é uma só.',
    ogDescription: `Assine um carro zero com IPVA, seguro e revisões na mensalidade, a partir de ${fromPrice('lira', 'PF')}.`,
    linkCanonical: '/',
  },
};
