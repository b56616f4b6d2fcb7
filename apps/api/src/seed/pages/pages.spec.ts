import {
  companiesContent,
  documentContent,
  faqContent,
  formPageContent,
  howItWorksContent,
  includedContent,
  storesContent,
} from '@site/api-contract';
import { formatCentavos } from '@site/api-contract/brazil';
import { sitePages } from '@site/testing';
import { lateChargesOf } from '../../contracts/ledger/ledger.rules';
import { PAINTS, VERSIONS } from '../catalogue.data';

import { PAGES } from '.';

describe('the institutional pages', () => {
  const said = (slug: string) =>
    JSON.stringify(PAGES.find((page) => page.slug === slug)?.content);
  it.each([
    ['duvidas', faqContent],
    ['como-funciona-contratar-carro-por-assinatura-mensal', howItWorksContent],
    ['o-que-esta-incluso', includedContent],
    ['aluguel-de-carros-para-empresas', companiesContent],
    ['contato', formPageContent],
    ['para-empresas-formulario', formPageContent],
    ['nossas-lojas', storesContent],
    ['termos-de-uso', documentContent],
    ['politica-de-privacidade', documentContent],
    ['acessibilidade', documentContent],
  ])('%s has the parts of its screen', (slug, shape) => {
    const page = PAGES.find((candidate) => candidate.slug === slug);
    expect(shape.safeParse(page?.content).error?.issues).toBeUndefined();
  });

  it.each([
    ['duvidas', 'Depois de pagar a primeira mensalidade, você escolhe dia e hora'],
    ['duvidas', 'Se o carro é por encomenda, a escolha abre quando ele chega à loja.'],
    ['duvidas', 'a não ser que você tenha o opcional Vidros e pneus'],
    ['duvidas', 'A franquia do seguro continua por sua conta'],
    [
      'aluguel-de-carros-para-empresas',
      'Envie cada documento por foto ou PDF, uma vez por empresa.',
    ],
  ])('%s says: %s', (slug, sentence) => expect(said(slug)).toContain(sentence));

  it('answer 30 questions or more, each with an address of its own', () => {
    const { groups } = faqContent.parse(
      PAGES.find(({ slug }) => slug === 'duvidas')?.content,
    );
    const ids = groups.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(ids.length).toBeGreaterThanOrEqual(30);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('count the stages of a subscription, and give each time as a time', () => {
    const { lead, steps } = howItWorksContent.parse(
      PAGES.find(
        ({ slug }) => slug === 'como-funciona-contratar-carro-por-assinatura-mensal',
      )?.content,
    );
    expect(lead).toMatch(/^Os quatro passos da assinatura, em dez etapas:/);
    expect(steps).toHaveLength(10);
    expect(steps.filter(({ time }) => time && !/\d/.test(time))).toEqual([]);
  });

  it('price the cars of companies by the table for CNPJ (domain-brazil 16.2)', () => {
    const { cars, fleet } = companiesContent.parse(
      PAGES.find(({ slug }) => slug === 'aluguel-de-carros-para-empresas')?.content,
    );
    expect(cars.items.map(({ model, price }) => [model, price])).toEqual([
      ['lira', 1909],
      ['lume', 2469],
      ['tropeiro', 3259],
      ['mascate', 5619],
    ]);
    expect(cars.condition).toBe('PJ, 36 meses, 2.000 km por mês');
    expect(fleet.rows.find(({ total }) => total)?.value).toBe('R$\u00a017.864,00');
  });

  it('say of the van what its technical sheet says, and in litres alone', () => {
    const { cars } = companiesContent.parse(
      PAGES.find(({ slug }) => slug === 'aluguel-de-carros-para-empresas')?.content,
    );
    expect(cars.items.find(({ model }) => model === 'mascate')?.use).toBe(
      'Furgão de 6.000\u00a0litros, 300 km por carga, sem combustível.',
    );
    expect(JSON.stringify([PAGES, VERSIONS])).not.toMatch(/m³/);
  });

  it('keep a number of airbags with its word', () => {
    for (const { equipment } of VERSIONS) expect(equipment).not.toMatch(/\d airbags/);
  });

  it('count no models: people and companies see different numbers', () => {
    expect(JSON.stringify(PAGES)).not.toMatch(/Ver os \d+ modelos|\d+ modelos"/);
  });

  it('say when the first installment is due, as the plan has it', () => {
    for (const slug of [
      'como-funciona-contratar-carro-por-assinatura-mensal',
      'duvidas',
      'termos-de-uso',
    ])
      expect(said(slug)).toMatch(/no dia útil depois da assinatura; as outras, no dia/i);
  });

  it('count of a late installment what the ledger counts', () => {
    const entry = lateChargesOf({
      installment: 2,
      open: { item: 'installment:2', centavos: 254_900, dueOn: '2027-01-11' },
      onDay: '2027-01-21',
      charged: { fined: false, interestUntil: null, left: 0, undone: 0 },
    });
    const [fine = '', interest = ''] = (entry?.postings ?? [])
      .filter(({ account }) => account === 'receivable')
      .map(({ centavos }) => formatCentavos(centavos));
    expect(said('duvidas')).toContain(
      `Numa mensalidade de R$\u00a02.549,00 com 10 dias de atraso, são ${fine} de multa e ${interest} de juros.`,
    );
  });

  it.each([
    ['assine', 'Se atrasarmos, cada dia vira crédito na primeira parcela em aberto.'],
    ['abordo', 'Guincho, socorro e troca do pneu pelo estepe estão inclusos.'],
    ['abordo', 'o carro reserva é seu por até 7 dias'],
    ['abordo', 'não diga o código de entrega'],
    ['abordo', 'em tomada aterrada de 20\u00a0A.'],
    ['para-empresas-formulario', 'nas lojas perto da sua empresa.'],
    ['duvidas', 'Pessoa física também pode usar o Pix Automático'],
    ['duvidas', 'Dá para contestar só uma parte e juntar fotos ou PDFs.'],
    ['duvidas', 'Escolha “PJ” no simulador'],
    [
      'duvidas',
      'Se impostos ou taxas mudarem no meio do caminho, a mensalidade continua a mesma: a diferença fica com a gente.',
    ],
    ['acessibilidade', 'Preferências de cookies</a> dizem o mesmo em uma página'],
  ])('%s promises as the contract and the product do: %s', (slug, words) => {
    expect(said(slug)).toContain(words);
    for (const page of PAGES)
      expect(JSON.stringify(page.content)).not.toMatch(
        /chaveiro|táxi|termo de entrega|desconto na primeira|desgaste normal/,
      );
  });

  it('lead to profiles of the brand in footer and welcome page, never to a whole network', () => {
    for (const slug of ['rodape', 'boas-vindas']) {
      const page = PAGES.find((one) => one.slug === slug);
      const { facebookUrl, instagramUrl } = page?.content as Record<string, string>;
      expect(facebookUrl).toMatch(/^https:\/\/www\.facebook\.com\/rodar\./);
      expect(instagramUrl).toMatch(/^https:\/\/www\.instagram\.com\/rodar\./);
    }
    expect(JSON.stringify(PAGES)).not.toMatch(/(facebook|instagram)\.com(?!\/rodar\.)/);
  });

  it('greet a subscriber in other words than the poster of the film', () => {
    expect(said('boas-vindas')).toContain('"title":"Seu carro em um minuto"');
  });

  it.each(['campanha-whatsapp', 'pre-reserva', 'pre-reserva-boreal'])(
    '%s has the car beside its price in a color without a surcharge',
    (slug) => {
      const surcharges = [...(said(slug) ?? '').matchAll(/"paint":"([a-z-]+)"/g)].map(
        ([, paint]) => PAINTS.find((known) => known.slug === paint)?.monthly,
      );
      expect(new Set(surcharges)).toEqual(new Set([0]));
    },
  );

  it('work out in reais what the month does not pay', () => {
    const { examples } = includedContent.parse(
      PAGES.find(({ slug }) => slug === 'o-que-esta-incluso')?.content,
    );
    const totals = examples.items.map(
      ({ rows }) => rows.find(({ total }) => total)?.value,
    );
    expect(totals).toEqual([
      'R$\u00a0560,00',
      'R$\u00a0130,16',
      'R$\u00a03.000,00',
      // a deep scratch on a medium car, by the wear table
      'R$\u00a0480,00',
    ]);
  });
});

it('gives each page a name of its own, without what is added for search engines', () => {
  const names = PAGES.map(({ seo }) => seo.title);
  expect(names.filter((name) => name.includes('|'))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

describe('the links of the demo pages', () => {
  /** Paths in texts that are wholly a link, and in the HTML of others. */
  const linksIn = (value: unknown): string[] => {
    if (typeof value === 'string')
      return value.startsWith('/')
        ? [value]
        : [...value.matchAll(/href="(\/[^"]*)"/g)].map(([, link]) => String(link));
    return value && typeof value === 'object'
      ? Object.values(value).flatMap(linksIn)
      : [];
  };
  const links = new Set(PAGES.flatMap(({ content, seo }) => linksIn([content, seo])));
  const internal = [...links].filter((link) => !/^\/(media|wp-content)\//.test(link));

  it('are found, in fields and in HTML', () => {
    expect(internal).toEqual(
      expect.arrayContaining([
        '/simulador/configure-e-assine?modelo=aroeira',
        '/institucional/o-que-esta-incluso',
      ]),
    );
  });

  it.each(internal)('%s is a page of the site', (link) => {
    expect(sitePages()).toContain(link.replace(/[?#].*/, ''));
  });
});
