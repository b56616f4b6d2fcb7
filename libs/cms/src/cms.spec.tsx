import { render } from '@testing-library/react';
import { createClient, makeStore } from '@site/api-client';
import { fetchCms, type FooterContent, footerContent } from '@site/api-contract';
import { parseAnswer } from '@site/api-contract/calls';
import {
  aCmsPage,
  type Answer,
  answer,
  guardConsole,
  refuse,
  stubTransport,
} from '@site/testing';
import {
  cmsPathOf,
  configureImageBase,
  contentOf,
  FOOTER_PAGE,
  footerShape,
  HOME_SLUG,
  imageUrl,
  loadCmsPage,
  PageHead,
  pageMetas,
  plainText,
  RichText,
  seoFacts,
  seoTitle,
  withImageBase,
} from './index';

guardConsole();

const footer: FooterContent = {
  files: {
    termos_de_uso: '/a',
    politica_de_privacidade: '/b',
    politica_de_cookies: '/c',
  },
  about: 'a',
  company: 'b',
  copyright: 'c',
  phone: 'd',
  hours: ['e'],
  facebookUrl: 'f',
  instagramUrl: 'g',
};

function storeWith(answers: Answer[]) {
  const { fetch, requestsOf } = stubTransport({ answers });
  const client = createClient({
    baseUrl: 'http://localhost/api/v1',
    fetch,
    apiKey: 'k',
    brandId: '1',
    sessionId: () => 's',
    readToken: () => null,
    readCookie: () => 'c',
    randomId: () => 'r',
    parseAnswer,
  });
  return { store: makeStore({ client, slices: {} }), requestsOf };
}

describe('a page of the CMS', () => {
  it('is asked for by slug, the footer by number', () => {
    expect(cmsPathOf(HOME_SLUG)).toBe('pages?slug=home-v3');
    expect(cmsPathOf(FOOTER_PAGE)).toBe('pages/704');
  });
  it('is loaded once for loader and screen', async () => {
    const { store, requestsOf } = storeWith([
      answer(fetchCms, aCmsPage({ seo: { title: 'Início' } })),
    ]);
    expect((await loadCmsPage(store, HOME_SLUG))?.seo.title).toBe('Início');
    await loadCmsPage(store, HOME_SLUG);
    expect(requestsOf(fetchCms).map(({ body }) => body)).toEqual([
      { path: 'pages?slug=home-v3' },
    ]);
  });
  it('that fails is none', async () => {
    expect(
      await loadCmsPage(storeWith([refuse(fetchCms, 503)]).store, HOME_SLUG),
    ).toBeNull();
  });
  it('gives its content in its own shape', () =>
    expect(contentOf(aCmsPage({ content: footer }), footerContent)).toEqual(footer));
  it('counts as the footer with the two files of the specification alone', () => {
    const files = { termos_de_uso: '/t.pdf', politica_de_privacidade: '/p.pdf' };
    for (const shape of [footerContent, footerShape])
      expect(contentOf(aCmsPage({ content: { files } }), shape)).toEqual({ files });
  });
  it("without content says 'Falha ao buscar!' to the log", () => {
    const log: string[] = [];
    expect(contentOf(aCmsPage(), footerContent, (line) => log.push(line))).toBeNull();
    expect(contentOf(null, footerContent, (line) => log.push(line))).toBeNull();
    expect(log).toEqual(['Falha ao buscar!', 'Falha ao buscar!']);
  });
  it.each([[{}], [[]], [null], ['texto'], [{ content: {} }]])(
    "with %j instead of content says 'Falha ao buscar!' too, and never throws",
    (content) => {
      const log: string[] = [];
      expect(
        contentOf({ ...aCmsPage(), content } as never, footerShape, (line) =>
          log.push(line),
        ),
      ).toBeNull();
      expect(log).toEqual(['Falha ao buscar!']);
    },
  );
});

describe('the head of a page', () => {
  const seo = {
    title: 'Início',
    metaTitle: 'Carro por assinatura',
    description: 'Zero km.',
    keywords: '',
    ogTitle: '',
    ogDescription: 'Sem entrada.',
  };
  const defaults = {
    title: 'Rodar',
    description: 'De sempre.',
    canonical: 'https://rodar.test/',
    siteName: 'Rodar',
    index: true,
    image: {
      url: 'https://rodar.test/media/share/rodar.png',
      width: 1200,
      height: 630,
      alt: 'Três carros',
    },
  };
  it('takes what the CMS says before what is always said, and nothing empty', () => {
    expect(seoTitle(seo)).toBe('Carro por assinatura');
    expect(seoFacts(seo)).toEqual({
      title: 'Carro por assinatura',
      description: 'Zero km.',
      ogDescription: 'Sem entrada.',
    });
  });
  it('says every field of seo that the CMS fills (spec §3)', () => {
    const filled = {
      title: 'a',
      metaTitle: 'b',
      description: 'c',
      keywords: 'd',
      ogTitle: 'e',
      ogDescription: 'f',
    };
    expect(seoTitle(filled)).toBe('b');
    expect(pageMetas({ ...defaults, ...seoFacts(filled) })).toEqual(
      expect.arrayContaining([
        { name: 'description', content: 'c' },
        { name: 'keywords', content: 'd' },
        { property: 'og:title', content: 'e' },
        { property: 'og:description', content: 'f' },
      ]),
    );
  });
  it('has description, Open Graph with its picture and the card', () => {
    expect(pageMetas({ ...defaults, ...seoFacts(seo) })).toEqual([
      { name: 'description', content: 'Zero km.' },
      { name: 'robots', content: 'max-image-preview:large' },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Rodar' },
      { property: 'og:locale', content: 'pt_BR' },
      { property: 'og:url', content: 'https://rodar.test/' },
      { property: 'og:title', content: 'Carro por assinatura' },
      { property: 'og:description', content: 'Sem entrada.' },
      { property: 'og:image', content: 'https://rodar.test/media/share/rodar.png' },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'Três carros' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]);
  });
  it('keeps search engines out where it says so', () => {
    expect(pageMetas({ ...defaults, index: false })).toContainEqual({
      name: 'robots',
      content: 'noindex',
    });
  });
  it('is rendered into the document with the canonical address', () => {
    render(<PageHead facts={defaults} />);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://rodar.test/',
    );
    expect(
      document.querySelector('meta[property="og:url"]')?.getAttribute('content'),
    ).toBe('https://rodar.test/');
  });
});

describe('text of the CMS', () => {
  it('is rendered as the HTML that the server sanitized', () => {
    const { container } = render(
      <RichText as="h2" className="title" html="Dirija <em>agora</em>" />,
    );
    expect(container.innerHTML).toBe('<h2 class="title">Dirija <em>agora</em></h2>');
  });
  it('that is empty leaves nothing', () =>
    expect(render(<RichText html="  " />).container.innerHTML).toBe(''));
  it('can be read as plain words', () =>
    expect(plainText('Zero<br/>km &amp; <b>seguro</b>')).toBe('Zero km & seguro'));
});

describe('pictures of the CMS', () => {
  it.each([
    [
      '/wp-content/uploads/a.jpg',
      'https://cms.example.com/',
      'https://cms.example.com/wp-content/uploads/a.jpg',
    ],
    [
      'wp-content/a.jpg',
      'https://cms.example.com',
      'https://cms.example.com/wp-content/a.jpg',
    ],
    ['/media/cars/lira.svg', 'https://cms.example.com', '/media/cars/lira.svg'],
    [
      'https://other.example.com/wp-content/a.jpg',
      'https://cms.example.com',
      'https://other.example.com/wp-content/a.jpg',
    ],
    ['/wp-content/a.jpg', '', '/wp-content/a.jpg'],
  ])('%s with base %j is %s', (src, base, url) => expect(imageUrl(src, base)).toBe(url));
  it('take the configured base', () => {
    configureImageBase('https://cms.example.com');
    expect(withImageBase('/wp-content/a.jpg')).toBe(
      'https://cms.example.com/wp-content/a.jpg',
    );
    configureImageBase('');
  });
});
