import { getContentVersion } from '@site/api-contract';
import { PAGES } from '../../seed/pages';
import { homePage } from '../../seed/pages/home';
import { testApi } from '../../testing/api';
import { listPages } from './cms.repository';
import { PageFileError, parsePageFile, takePages } from './page-file';

const api = testApi();
const version = async () =>
  (await api.asAnyone().send(getContentVersion, {})).data.version;
const aPage = {
  id: 900,
  slug: 'promocao',
  content: { title: 'Promoção' },
  seo: { title: 'Promoção' },
};

function linesFor(text: string): readonly string[] {
  try {
    parsePageFile(text);
  } catch (error) {
    if (error instanceof PageFileError) return error.lines;
    throw error;
  }
  return [];
}

describe('a file of CMS pages', () => {
  it('that was exported can be imported as it is, and moves the content version', async () => {
    const exported = await listPages(api.ports);
    expect(exported).toHaveLength(PAGES.length);
    const before = await version();
    await takePages(api.ports, parsePageFile(JSON.stringify(exported)));
    expect(await listPages(api.ports)).toEqual(exported);
    expect(await version()).not.toBe(before);
  });

  it('adds and changes pages; those that it lacks stay', async () => {
    const home = { ...homePage, seo: { title: 'Outro título' } };
    await takePages(api.ports, parsePageFile(JSON.stringify([home, aPage])));
    const pages = await listPages(api.ports);
    expect(pages).toHaveLength(PAGES.length + 1);
    expect(pages.find(({ slug }) => slug === 'home-v3')?.seo).toEqual({
      title: 'Outro título',
    });
  });

  it('is only checked in a dry run', async () => {
    const before = [await version(), await listPages(api.ports)];
    await takePages(api.ports, [{ ...aPage, slug: 'outra-pagina', id: 901 }], {
      isDryRun: true,
    });
    expect([await version(), await listPages(api.ports)]).toEqual(before);
  });

  it.each([
    ['[{', /^not JSON: /],
    ['{}', /^must hold a list of pages$/],
    ['[]', /^must hold a list of pages$/],
    [JSON.stringify([aPage, { ...aPage, id: 0 }]), /^page 2: id: /],
    [
      JSON.stringify([{ ...aPage, slug: 'Com Espaço' }]),
      /^page 1: slug: takes lower-case letters, digits and hyphens$/,
    ],
    [JSON.stringify([{ ...aPage, extra: 1 }]), /^page 1: .*extra/],
    [JSON.stringify([{ ...aPage, seo: {} }]), /^page 1: seo\.title: /],
    [JSON.stringify([aPage, aPage]), /^page 2: 900 is page 1 of the file already$/],
    [
      JSON.stringify([
        { ...homePage, content: { ...homePage.content, featuredCars: { items: [] } } },
      ]),
      /^page 1: content\.featuredCars\./,
    ],
    [
      JSON.stringify([
        {
          ...aPage,
          slug: 'duvidas',
          content: { title: 'D', lead: 'L', groups: [{ title: 'G' }] },
        },
      ]),
      /^page 1: content\.groups\.0\.questions: /,
    ],
    [
      JSON.stringify([
        {
          ...aPage,
          slug: 'boas-vindas',
          content: { title: 'Olá', atendimento: { title: 'Fale' } },
        },
      ]),
      /^page 1: content\.atendimento\.phone: /,
    ],
    [
      JSON.stringify([
        {
          ...aPage,
          slug: 'para-empresas-formulario',
          content: { title: 'T', lead: 'L', emails: [{}] },
        },
      ]),
      /^page 1: content\./,
    ],
    [
      JSON.stringify([{ ...aPage, slug: 'abordo', content: { title: 'Guia' } }]),
      /^page 1: content\./,
    ],
    [JSON.stringify([{ ...aPage, id: 704 }]), /^page 1: content\.files: /],
  ])('%.40s… is refused with the page and the place', (text, line) => {
    expect(linesFor(text)[0]).toMatch(line);
  });

  it('with one bad page changes nothing', async () => {
    const before = [await version(), await listPages(api.ports)];
    const taken = takePages(api.ports, [
      { ...aPage, content: { title: 'Nova' } },
      { ...aPage, id: 902, slug: 'home-v3' },
    ]);
    await expect(taken).rejects.toMatchObject({
      lines: [`page 2: slug: home-v3 is page ${homePage.id} of the database`],
    });
    expect([await version(), await listPages(api.ports)]).toEqual(before);
  });

  it('loses everything that could run on its way in', async () => {
    await takePages(
      api.ports,
      parsePageFile(
        JSON.stringify([{ ...aPage, content: { text: 'a<script>alert(1)</script>' } }]),
      ),
    );
    expect((await listPages(api.ports)).find(({ id }) => id === 900)?.content).toEqual({
      text: 'a',
    });
  });
});

it('the pages of the demo have the shapes that their screens need', () => {
  expect(linesFor(JSON.stringify(PAGES))).toEqual([]);
});
