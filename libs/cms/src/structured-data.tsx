/** One schema.org object, as JSON-LD. */
export type Thing = { '@type': string } & Readonly<Record<string, unknown>>;

const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * The objects of a page as one JSON-LD text that can't end a script element, whatever the
 * data.
 */
export function jsonLdText(things: readonly Thing[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return text.replace(
    UNSAFE,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * The objects of a page as a data block; empty when there are none. The content security
 * policy does not count a data block as a script.
 */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      data-page=""
      dangerouslySetInnerHTML={{ __html: jsonLdText(things) }}
    />
  );
}

export type Address = { street: string; city: string; /** UF */ state: string };
const postalAddress = ({ street, city, state }: Address): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: state,
  addressCountry: 'BR',
});

type Organization = {
  id: string;
  name: string;
  url: string;
  logo: string;
  phone?: string;
  address?: Address;
  profiles?: readonly string[];
};

/** The brand. Unknown facts are left out. */
export function organization({
  id,
  name,
  url,
  logo,
  phone,
  address,
  profiles = [],
}: Organization): Thing {
  return {
    '@type': 'Organization',
    '@id': id,
    name,
    url,
    logo,
    ...(phone
      ? {
          telephone: phone,
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            telephone: phone,
            areaServed: 'BR',
            availableLanguage: 'pt-BR',
          },
        }
      : {}),
    ...(address ? { address: postalAddress(address) } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

export function webSite({
  id,
  name,
  url,
  publisher,
}: {
  id: string;
  name: string;
  url: string;
  publisher: string;
}): Thing {
  return {
    '@type': 'WebSite',
    '@id': id,
    name,
    url,
    inLanguage: 'pt-BR',
    publisher: { '@id': publisher },
  };
}

export type CarProduct = {
  name: string;
  brand: string;
  description: string;
  category: string;
  url: string;
  /** URL of the page with that price. */
  offerUrl: string;
  image: string;
  /** Reais a month on the page of the offer. */
  monthly: number;
  availability: 'InStock' | 'BackOrder' | 'PreOrder';
  /** `@id` of the organization. */
  seller: string;
};

/**
 * A car as a product whose offer is a price a month (`MON`), for lease and not for sale.
 */
export function carProduct({
  name,
  brand,
  description,
  category,
  url,
  offerUrl,
  image,
  monthly,
  availability,
  seller,
}: CarProduct): Thing {
  const price = monthly.toFixed(2);
  return {
    '@type': 'Product',
    name,
    description,
    category,
    brand: { '@type': 'Brand', name: brand },
    image,
    url,
    offers: {
      '@type': 'Offer',
      url: offerUrl,
      price,
      priceCurrency: 'BRL',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'BRL',
        unitCode: 'MON',
        unitText: 'mês',
      },
      availability: `https://schema.org/${availability}`,
      itemCondition: 'https://schema.org/NewCondition',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      areaServed: 'BR',
      seller: { '@id': seller },
    },
  };
}

/** Figures of a car as its technical sheet has them, with their units in their names. */
type CarFacts = {
  engine: string;
  gearbox: string;
  fuel: 'flex' | 'eletrico';
  seats: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  wheelbaseMm: number;
  bootLitres: number;
  powerCv: number;
  torqueKgfm: number;
  zeroTo100S: number;
  /** Km a litre in the city; null for an electric car. */
  gasolineCity: number | null;
};

/** The same car, with what its technical sheet says. */
export function carWithFacts(product: Thing, facts: CarFacts): Thing {
  const millimeters = (value: number) => quantity(value, { unitCode: 'MMT' });
  return {
    ...product,
    '@type': 'Car',
    fuelType: facts.fuel === 'flex' ? 'Etanol e gasolina' : 'Elétrico',
    vehicleTransmission: facts.gearbox,
    vehicleSeatingCapacity: facts.seats,
    depth: millimeters(facts.lengthMm),
    width: millimeters(facts.widthMm),
    height: millimeters(facts.heightMm),
    wheelbase: millimeters(facts.wheelbaseMm),
    cargoVolume: quantity(facts.bootLitres, { unitCode: 'LTR' }),
    accelerationTime: quantity(facts.zeroTo100S, { unitCode: 'SEC' }),
    vehicleEngine: {
      '@type': 'EngineSpecification',
      name: facts.engine,
      enginePower: quantity(facts.powerCv, { unitText: 'cv' }),
      torque: quantity(facts.torqueKgfm, { unitText: 'kgfm' }),
    },
    ...(facts.gasolineCity !== null && {
      fuelConsumption: quantity(facts.gasolineCity, { unitText: 'km/l' }),
    }),
  };
}

function quantity(value: number, unit: { unitCode: string } | { unitText: string }) {
  return { '@type': 'QuantitativeValue', value, ...unit };
}

/** A list of objects in the order of the page. */
export function itemList(name: string, things: readonly Thing[]): Thing {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: things.length,
    itemListElement: things.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item,
    })),
  };
}

/** Questions with their answers as plain words. */
export function faqPage(
  questions: readonly { question: string; answer: string }[],
): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The path from the home page to a page. */
export function breadcrumbs(steps: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

type Dealer = {
  name: string;
  phone: string;
  address: Address;
  latitude: number;
  longitude: number;
  url: string;
  image: string;
};

/** A dealership. */
export function autoDealer({
  name,
  phone,
  address,
  latitude,
  longitude,
  url,
  image,
}: Dealer): Thing {
  return {
    '@type': 'AutoDealer',
    name,
    telephone: phone,
    url,
    image,
    address: postalAddress(address),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}
