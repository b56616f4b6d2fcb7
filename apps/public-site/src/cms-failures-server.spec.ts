/** @jest-environment node */
import { fetchCms, listDealerships, listPrices } from '@site/api-contract';
import {
  aCmsPage,
  type Answer,
  answer,
  guardConsole,
  neverAnswer,
  refuse,
  unreachable,
} from '@site/testing';
import { aFooterContent, aHomeContent, cmsWith } from './testing/cms-pages';
import { setUpHost } from './testing/page-host';

guardConsole();

const LEGAL = '/institucional/termos-de-uso';
const GOOD_PAGES = cmsWith({
  'home-v3': aHomeContent(),
  'termos-de-uso': { title: 'Termos de uso', lead: 'O que vale.', html: '<p>Leia.</p>' },
});
const GOOD = [GOOD_PAGES, answer(listPrices, [])];
const PAGES = [
  ['/', 'Primeiro'],
  [LEGAL, 'O que vale.'],
] as const;

const setUp = () => setUpHost(GOOD);

/**
 * Everything in a document that runs or can lead to code that runs, other than files of
 * this site and data blocks.
 */
function executable(html: string): string[] {
  const tags = [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag);
  return tags.filter((tag) => {
    const own =
      /^<script[^>]*(?:src="\/assets\/|type="application\/(?:ld\+)?json")/i.test(tag);
    const attributes = tag.replace(/"[^"]*"/g, '""');
    if (/"javascript:throw new Error\(&#x27;React has blocked/.test(tag)) return false;
    return (
      (/^<script/i.test(tag) && !own) ||
      /\son[a-z]+=/i.test(attributes) ||
      /(?:href|src|action)="\s*javascript:/i.test(tag)
    );
  });
}

const emptied = answer(fetchCms, ({ body: { path } }) =>
  aCmsPage({ content: path === 'pages/704' ? { ...aFooterContent() } : {} }),
);

describe.each(PAGES)('%s', (path, text) => {
  it.each([
    [
      'is down',
      { version: 'down', answers: [unreachable(fetchCms), unreachable(listPrices)] },
    ],
    [
      'answers 500 after a change',
      {
        version: { version: '2' },
        answers: [refuse(fetchCms, 500), answer(listPrices, [])],
      },
    ],
    [
      'answers 503 after a change',
      {
        version: { version: '2' },
        answers: [refuse(fetchCms, 503), answer(listPrices, [])],
      },
    ],
    [
      'has emptied the page',
      { version: { version: '2' }, answers: [emptied, answer(listPrices, [])] },
    ],
  ] as const)('serves its last good content while the CMS %s', async (_, failure) => {
    const { world, get } = setUp();
    expect((await get(path)).body).toContain(text);
    Object.assign(world, failure);
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(body.includes(text)).toBe(true);
  });

  it.each([
    ['500', refuse(fetchCms, 500)],
    ['503', refuse(fetchCms, 503)],
    ['nothing', unreachable(fetchCms)],
  ])(
    'without an earlier copy is a designed failure when the CMS answers %s, and the next good answer is shown',
    async (_, failure) => {
      const { world, get } = setUp();
      world.answers = [failure, answer(listPrices, [])];
      const { statusCode, body } = await get(path);
      expect(statusCode).toBe(503);
      for (const part of [
        'Não conseguimos abrir esta página',
        'Tentar de novo',
        'Ir para a home',
        '<header class="hd"',
        '<footer class="ft ',
      ])
        expect(body).toContain(part);
      world.answers = GOOD;
      expect((await get(path)).body).toContain(text);
    },
  );

  it('stops waiting for a slow CMS after 4 s and shows its designed failure', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const gone = new AbortController();
      setTimeout(() => gone.abort(), 20);
      return gone.signal;
    });
    const { world, get } = setUp();
    world.answers = [neverAnswer(fetchCms), answer(listPrices, [])];
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(503);
    expect(body.includes('Não conseguimos abrir esta página')).toBe(true);
    expect(timeout).toHaveBeenCalledWith(4000);
  });

  it("with empty content says so, asks search engines to pass, and logs 'Falha ao buscar!'", async () => {
    const { world, get } = setUp();
    world.answers = [emptied, answer(listPrices, [])];
    const { body } = await get(path);
    for (const part of [
      'Não conseguimos carregar esta página',
      'Ir para o simulador',
      'name="robots" content="noindex"',
    ])
      expect(body).toContain(part);
    expect(body).not.toContain('Falha ao buscar!');
    expect(world.log).toContain('"msg":"Falha ao buscar!"');
    world.answers = GOOD;
    expect((await get(path)).body).toContain(text);
  });
});

it.each([
  ['/chamanochat', 'Não conseguimos carregar esta página'],
  ['/campanha-whatsApp', 'Não conseguimos carregar esta página'],
  ['/abordo', 'Não conseguimos carregar esta página'],
  ['/assine', 'Não conseguimos carregar esta página'],
  ['/pre-reserva', 'Não conseguimos carregar esta página'],
  ['/pre-reserva/boreal', 'Não conseguimos carregar esta página'],
  ['/institucional/duvidas', 'Não conseguimos carregar esta página'],
  ['/institucional/nossas-lojas', 'Não conseguimos carregar esta página'],
  ['/institucional/contato', 'Não conseguimos carregar esta página'],
  ['/boas-vindas', 'Boas-vindas à Rodar'],
])(
  "%s stands with its designed look when its content is empty, and logs 'Falha ao buscar!' once",
  async (path, heading) => {
    const { world, get } = setUp();
    world.answers = [emptied, answer(listPrices, []), answer(listDealerships, [])];
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]).toBe(heading);
    expect(body).toMatch(/<title>[^<]+<\/title>/);
    expect(world.log.match(/Falha ao buscar!/g)).toHaveLength(1);
  },
);

describe('a page that the CMS lacks', () => {
  const lacking = refuse(fetchCms, 404);
  const gone = [answer(listPrices, []), lacking];

  it('is not found although it was there before, and stays so while the API is down', async () => {
    const { world, get } = setUp();
    expect((await get(LEGAL)).statusCode).toBe(200);
    Object.assign(world, { version: { version: '2' }, answers: gone });
    const { statusCode, body } = await get(LEGAL);
    expect(statusCode).toBe(404);
    expect(body.includes('Ops, a página que você procura não está aqui. =/')).toBe(true);
    Object.assign(world, {
      version: 'down',
      answers: [unreachable(fetchCms), unreachable(listPrices)],
    });
    expect((await get(LEGAL)).body).not.toContain('O que vale.');
  });

  it('does not prevent other pages from being cached, even if it is the footer, 704', async () => {
    const { world, get } = setUp();
    const asked = jest.fn();
    const withoutFooter: Answer = {
      call: fetchCms,
      reply: async (received) => {
        asked(received.body);
        return (
          (received.body as { path: string }).path === 'pages/704' ? lacking : GOOD_PAGES
        ).reply(received);
      },
    };
    world.answers = [withoutFooter, answer(listPrices, [])];
    expect((await get('/')).body).toContain('Primeiro');
    expect(asked).toHaveBeenCalledTimes(2);
    expect((await get('/')).body).toContain('Primeiro');
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('a hostile page', () => {
  const EVIL = '"></script><script>alert(1)</script><img src=x onerror=alert(1)>';
  const home = aHomeContent();
  const evilHome = {
    ...home,
    newBanners: {
      items: home.newBanners.items.map((item) => ({
        ...item,
        urlRedirect: 'javascript:alert(1)',
        desktopPrimary: { src: EVIL, alt: EVIL },
        textBanner: { ...item.textBanner, buttonLabel: EVIL, price: EVIL },
      })),
    },
    whySignItems: {
      ...home.whySignItems,
      buttonLabel: EVIL,
      buttonUrl: 'JavaScript:alert(1)',
    },
    featuredCars: {
      ...home.featuredCars,
      items: home.featuredCars.items.map((car) => ({
        post_title: EVIL,
        acf: {
          ...car.acf,
          tipo: EVIL,
          imagem: { src: 'javascript:alert(1)', alt: EVIL },
        },
      })),
    },
    includedOnSign: { ...home.includedOnSign, notIncluded: [EVIL] },
  };

  it('is shown as mere text by the server: nothing in it can run, in the page, its head or its data', async () => {
    const { world, get } = setUp();
    const evilFooter = {
      ...aFooterContent(),
      about: EVIL,
      facebookUrl: 'javascript:alert(1)',
    };
    const seo = { title: EVIL, description: EVIL, linkCanonical: 'javascript:alert(1)' };
    world.answers = [
      answer(listPrices, []),
      answer(fetchCms, ({ body: { path } }) =>
        aCmsPage({ content: path === 'pages/704' ? evilFooter : evilHome, seo }),
      ),
    ];
    const { body, headers } = await get('/');
    expect(body).toContain('&lt;script&gt;alert(1)');
    expect(body).toContain('<link rel="canonical" href="https://rodar.test/"');
    expect(executable(body)).toEqual([]);
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'self'/);
    expect(String(headers['content-security-policy'])).not.toMatch(
      /script-src[^;]*unsafe/,
    );
  });
});
