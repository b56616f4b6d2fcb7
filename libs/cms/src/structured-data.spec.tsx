import { renderToString } from 'react-dom/server';
import { guardConsole } from '@site/testing';
import {
  autoDealer,
  breadcrumbs,
  carProduct,
  faqPage,
  itemList,
  JsonLd,
  jsonLdText,
  organization,
  webSite,
} from './index';

guardConsole();

const CAR = {
  name: 'Rodar Lira',
  brand: 'Rodar',
  description: 'Hatch zero km.',
  category: 'Hatch',
  url: 'https://rodar.test/lira',
  offerUrl: 'https://rodar.test/lira?prazo=48',
  image: 'https://rodar.test/lira.png',
  monthly: 1499,
  availability: 'InStock',
  seller: 'https://rodar.test/#organization',
} as const;

describe('structured data', () => {
  it('names the brand with what is known of it', () => {
    const facts = {
      id: 'https://rodar.test/#organization',
      name: 'Rodar',
      url: 'https://rodar.test/',
      logo: 'https://rodar.test/logo.png',
    };
    expect(organization(facts)).toEqual({
      '@type': 'Organization',
      '@id': facts.id,
      name: 'Rodar',
      url: facts.url,
      logo: facts.logo,
    });
    const known = organization({
      ...facts,
      phone: '0800 000 0000',
      address: { street: 'Rua A, 1', city: 'Curitiba', state: 'PR' },
      profiles: ['https://social.test/rodar'],
    });
    expect(known).toMatchObject({
      telephone: '0800 000 0000',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Rua A, 1',
        addressLocality: 'Curitiba',
        addressRegion: 'PR',
        addressCountry: 'BR',
      },
      sameAs: ['https://social.test/rodar'],
    });
    expect(
      webSite({ id: 'w', name: 'Rodar', url: facts.url, publisher: facts.id }),
    ).toMatchObject({
      '@type': 'WebSite',
      inLanguage: 'pt-BR',
      publisher: { '@id': facts.id },
    });
  });

  it('offers a car for a price a month in reais', () => {
    expect(carProduct(CAR)).toMatchObject({
      '@type': 'Product',
      brand: { '@type': 'Brand', name: 'Rodar' },
      offers: {
        '@type': 'Offer',
        price: '1499.00',
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        url: CAR.offerUrl,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '1499.00',
          priceCurrency: 'BRL',
          unitCode: 'MON',
        },
      },
    });
  });

  it('numbers lists and ways from one', () => {
    const list = itemList('Modelos', [
      carProduct(CAR),
      carProduct({ ...CAR, name: 'Rodar Ipê' }),
    ]);
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [{ position: 1 }, { position: 2, item: { name: 'Rodar Ipê' } }],
    });
    const way = breadcrumbs([
      { name: 'Início', url: 'https://rodar.test/' },
      { name: 'Dúvidas', url: 'https://rodar.test/institucional/duvidas' },
    ]);
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Início' },
        { position: 2, item: 'https://rodar.test/institucional/duvidas' },
      ],
    });
  });

  it('answers questions and places dealerships', () => {
    expect(faqPage([{ question: 'Preciso dar entrada?', answer: 'Não.' }])).toMatchObject(
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Preciso dar entrada?',
            acceptedAnswer: { '@type': 'Answer', text: 'Não.' },
          },
        ],
      },
    );
    const dealer = {
      name: 'Ipê Curitiba',
      phone: '(41) 3333-0000',
      address: { street: 'Rua B, 2', city: 'Curitiba', state: 'PR' },
      latitude: -25.4,
      longitude: -49.2,
      url: 'https://rodar.test/lojas',
      image: 'https://rodar.test/i.png',
    };
    expect(autoDealer(dealer)).toMatchObject({
      '@type': 'AutoDealer',
      telephone: dealer.phone,
      geo: { latitude: -25.4, longitude: -49.2 },
      address: { addressLocality: 'Curitiba' },
    });
  });

  it('can not end its own element, whatever the data', () => {
    const hostile = [
      faqPage([
        { question: '</script><script>alert(1)</script>', answer: '<!-- \u2028 & ]]>' },
      ]),
    ];
    expect(jsonLdText(hostile)).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(jsonLdText(hostile))).toEqual({
      '@context': 'https://schema.org',
      '@graph': hostile,
    });
    expect(renderToString(<JsonLd things={hostile} />).match(/<\/?script/g)).toHaveLength(
      2,
    );
    expect(renderToString(<JsonLd things={[]} />)).toBe('');
  });
});
