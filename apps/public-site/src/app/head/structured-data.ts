import { type ModelSheet, type VehicleModel } from '@site/api-contract';
import { deliveryOf, offersOf } from '@site/api-contract/pricing';
import {
  CHOOSE_CAR_PATH,
  CONFIGURE_PATH,
  INSTITUTIONAL_PREFIX,
  MODELS_PATH,
  SIMULATOR_PATH,
} from '@site/api-contract/site-paths';
import { BRAND } from '@site/brand';
import {
  autoDealer,
  breadcrumbs,
  type CarProduct,
  carProduct,
  carWithFacts,
  faqPage,
  itemList,
  organization,
  type PageFacts,
  plainText,
  type Thing,
  webSite,
} from '@site/cms';
import { type ServedPage } from '@site/shell/page';
import { readConditions } from '@site/simulator';
import { soldToOne } from '../../features/sales/simulations/core/sheet/sold-to-one';
import { type SiteHandle } from '../../shared/page-handle';
import { headCopy, pageWords } from './head.copy';
import { type PageData } from './page-data';
import {
  carDescription,
  carOf,
  carUrl,
  modelsOf,
  offerUrl,
  sharePicture,
  sheetOf,
} from './page-facts';

const AVAILABILITY: Readonly<
  Record<VehicleModel['delivery']['kind'], CarProduct['availability']>
> = { stock: 'InStock', order: 'BackOrder', queue: 'PreOrder' };

/** The schema.org objects of a page; none for pages that are not indexed. */
export function structuredData(
  page: ServedPage,
  data: PageData,
  facts: PageFacts,
): Thing[] {
  if (!facts.index) return [];
  const { pathname } = page.url;
  if (pathname === '/') return brand(page, data);
  if (pathname.startsWith(`${INSTITUTIONAL_PREFIX}/`))
    return [wayTo(page, facts, []), ...institutional(page, data)];
  if (pathname === SIMULATOR_PATH) return [wayTo(page, facts, [])];
  const above = [SIMULATOR_PATH];
  if (pathname === CHOOSE_CAR_PATH || pathname === MODELS_PATH)
    return [wayTo(page, facts, above), carList(page, data)];
  const sheet = sheetOf(page, data);
  if (sheet)
    return [
      wayTo(page, { ...facts, title: sheet.name }, [...above, CHOOSE_CAR_PATH]),
      ...carOfSheet(page, data, facts, sheet),
    ];
  const car = carOf(page, data);
  if (pathname === CONFIGURE_PATH && car)
    return [
      wayTo(page, { ...facts, title: car.name }, [...above, CHOOSE_CAR_PATH]),
      product(page, data, car),
    ];
  return [];
}

const brandId = ({ url }: ServedPage) => `${url.origin}/#organization`;

function brand(page: ServedPage, { footer }: PageData): Thing[] {
  const { origin } = page.url;
  const id = brandId(page);
  const profiles = [footer?.facebookUrl, footer?.instagramUrl].filter(isProfile);
  return [
    organization({
      id,
      name: BRAND.name,
      url: `${origin}/`,
      logo: `${origin}/media/icons/icon-512.png`,
      phone: footer?.phone,
      address: footer?.address,
      profiles,
    }),
    webSite({
      id: `${origin}/#website`,
      name: BRAND.name,
      url: `${origin}/`,
      publisher: id,
    }),
  ];
}

/** Whether an address is that of a profile, not only of the network. */
function isProfile(url: string | undefined): url is string {
  return url !== undefined && URL.canParse(url) && new URL(url).pathname.length > 1;
}

function institutional({ url }: ServedPage, { page, dealerships }: PageData): Thing[] {
  const things: Thing[] = [];
  const questions = questionsOf(page?.content ?? {});
  if (questions.length > 0) things.push(faqPage(questions));
  if (dealerships.length > 0) {
    const image = sharePicture(url.origin, null).url;
    const dealers = dealerships.map(
      ({ name, phone, address, city, state, latitude, longitude }) =>
        autoDealer({
          name,
          phone,
          address: { street: address, city, state },
          latitude,
          longitude,
          url: url.href,
          image,
        }),
    );
    things.push(itemList(headCopy.stores, dealers));
  }
  return things;
}

type Question = { question: string; answer: string };

/** Questions of a CMS page, grouped or in one list. */
function questionsOf({
  groups,
  questions,
}: Readonly<Record<string, unknown>>): Question[] {
  const lists = Array.isArray(groups)
    ? groups.map((group: { questions?: unknown }) => group.questions)
    : [questions];
  return lists
    .flatMap((list) => (Array.isArray(list) ? (list as Question[]) : []))
    .map(({ question, answer }) => ({ question, answer: plainText(answer) }));
}

function carList(page: ServedPage, data: PageData): Thing {
  return itemList(
    headCopy.models,
    modelsOf(data.catalogue).map((car) => product(page, data, car)),
  );
}

/** A model at its lowest price, or as `offered` has it. */
function product(
  page: ServedPage,
  { catalogue }: PageData,
  car: VehicleModel,
  offered: Partial<CarProduct> = {},
): Thing {
  const { origin } = page.url;
  return carProduct({
    name: `${car.brand} ${car.name}`,
    brand: car.brand,
    description: carDescription(car),
    category:
      catalogue.find(({ vehicleModels }) => vehicleModels.includes(car))?.name ??
      car.type,
    url: carUrl(origin, car),
    offerUrl: offerUrl(origin, car),
    image: sharePicture(origin, car).url,
    monthly: car.fromPrice,
    availability: AVAILABILITY[car.delivery.kind],
    seller: brandId(page),
    ...offered,
  });
}

/**
 * The car with its figures and the price that its page shows, both of one version; nothing
 * without a price, since it would offer none.
 */
function carOfSheet(
  page: ServedPage,
  data: PageData,
  facts: PageFacts,
  sheet: ModelSheet,
): Thing[] {
  const { href, origin, searchParams } = page.url;
  const { term, km, clientType } = soldToOne(sheet, readConditions(searchParams));
  const offer = offersOf(data.catalogue, term, km).find(
    ({ model }) => model.modelSlug === sheet.modelSlug,
  );
  const version = sheet.versions.find(({ slug }) => slug === offer?.version.slug);
  if (!offer || !version) return [];
  const { engine, gearbox, fuel, seats, sheet: figures } = version;
  const offered = {
    description: facts.description,
    url: href,
    offerUrl: offerUrl(origin, offer.model, { ...offer, clientType }),
    monthly: offer.monthly,
    availability: AVAILABILITY[deliveryOf(offer).kind],
  };
  return [
    carWithFacts(product(page, data, offer.model, offered), {
      ...figures,
      ...{ engine, gearbox, fuel, seats },
    }),
  ];
}

/** The breadcrumbs from the home page to this page. */
function wayTo(
  { url: { origin }, handle }: ServedPage,
  { title, ogTitle, canonical }: PageFacts,
  above: readonly string[],
): Thing {
  const name = ogTitle ?? (handle as SiteHandle).title ?? title;
  return breadcrumbs([
    { name: headCopy.home, url: `${origin}/` },
    ...above.map((path) => ({
      name: pageWords[path]?.step ?? path,
      url: `${origin}${path}`,
    })),
    { name, url: canonical },
  ]);
}
