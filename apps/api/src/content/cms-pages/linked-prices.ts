import { type ClientType, type CmsPage } from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';
import { planCondition, priceBehind } from '@site/api-contract/pricing';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { personTypeOf } from '../../catalog/price-tables/current-price-table';
import { vehicleClasses } from '../../catalog/vehicles/vehicles.service';

/** The text instead of a price when a link's car can't be priced today. */
const NO_PRICE = 'Veja o preço no simulador';
/** Any place will do: it affects the delivery, not the price. */
const ANYWHERE = { latitude: -23.5505, longitude: -46.6333 };

type Banner = { textBanner: Record<string, unknown>; urlRedirect: string };
type Car = Record<string, unknown> & { price: number; url: string };
type Find = (link: string) => ReturnType<typeof priceBehind>;

/**
 * The page with the price of each banner and car, computed from the plan in its link: the
 * same price as on the screen behind the link. Where the link names no car, the editor's
 * own text stays.
 */
export async function withLinkedPrices(
  ports: Ports,
  db: Database,
  page: CmsPage,
): Promise<CmsPage> {
  const { content } = page;
  const { newBanners, cars } = content;
  const find: Find = (link) =>
    priceBehind(link, (clientType) => classesFor(ports, db, clientType));
  return {
    ...page,
    content: {
      ...content,
      ...(hasItems(newBanners) && {
        newBanners: await withItems(newBanners, (item) => pricedBanner(item, find)),
      }),
      ...(hasItems(cars) && {
        cars: await withItems(cars, (item) => pricedCar(item, find)),
      }),
    },
  };
}

/** `price` gives null for an item that is hidden. */
async function withItems(
  part: { items: unknown[] },
  price: (item: unknown) => Promise<unknown>,
) {
  const items = await Promise.all(part.items.map(price));
  return { ...part, items: items.filter((item) => item !== null) };
}

/** A car in a combination that is not for sale is hidden. */
async function pricedCar(car: unknown, find: Find): Promise<unknown> {
  const price = isCar(car) ? await find(car.url) : undefined;
  if (!isObject(car) || !price) return price === null ? null : car;
  return { ...car, price: price.monthly, condition: planCondition(price) };
}

async function pricedBanner(banner: unknown, find: Find): Promise<unknown> {
  if (!isBanner(banner)) return banner;
  const price = await find(banner.urlRedirect);
  if (price === undefined) return banner;
  return {
    ...banner,
    textBanner: {
      ...banner.textBanner,
      ...(price === null
        ? { priceDescription: '', price: NO_PRICE, priceSubtitle: '' }
        : {
            price: formatBRL(price.monthly).replace('\u00a0', ' '),
            priceSubtitle: planCondition(price),
          }),
    },
  };
}

/** In the gap between two price tables nothing is for sale. */
async function classesFor(ports: Ports, db: Database, clientType: ClientType) {
  const catalogue = await ports.catalogue.now(db);
  if (!catalogue.table) return [];
  return catalogue.keep(`classes for links ${clientType}`, () =>
    vehicleClasses(ports, db, personTypeOf(clientType), ANYWHERE),
  );
}

function hasItems(value: unknown): value is { items: unknown[] } {
  return isObject(value) && Array.isArray(value['items']);
}

/** Checked by hand, since an editor's page may have any shape. */
function isBanner(value: unknown): value is Banner {
  return (
    isObject(value) &&
    isObject(value['textBanner']) &&
    typeof value['urlRedirect'] === 'string'
  );
}

function isCar(value: unknown): value is Car {
  return (
    isObject(value) &&
    typeof value['price'] === 'number' &&
    typeof value['url'] === 'string'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
