import { type ClientType, type CmsPage } from '@site/contracts';
import { formatBRL } from '@site/contracts/brazil';
import { planCondition, priceBehind } from '@site/contracts/pricing';
import { personTypeOf } from '../../catalogue/price-tables';
import { type Database } from '../../platform/data/database';
import { type Ports } from '../../platform/ports';
import { vehicleClasses } from '../vehicles/vehicles.service';

/** What is said where the car of a link can't be priced today. */
const NO_PRICE = 'Veja o preço no simulador';
/** Any place will do: it decides the delivery, not the price. */
const ANYWHERE = { latitude: -23.5505, longitude: -46.6333 };

type Banner = { textBanner: Record<string, unknown>; urlRedirect: string };

/**
 * The page with each banner's price, and what it is the price of, reckoned from the plan
 * in the banner's link: what the screen behind it shows today. The editor's text stands
 * where the link names no car.
 */
export async function withBannerPrices(
  ports: Ports,
  db: Database,
  page: CmsPage,
): Promise<CmsPage> {
  const { newBanners } = page.content;
  if (!hasItems(newBanners)) return page;
  const items = await Promise.all(
    newBanners.items.map(async (item) =>
      isBanner(item) ? priced(ports, db, item) : item,
    ),
  );
  return { ...page, content: { ...page.content, newBanners: { ...newBanners, items } } };
}

async function priced(ports: Ports, db: Database, banner: Banner): Promise<Banner> {
  const price = await priceBehind(banner.urlRedirect, (clientType) =>
    classesFor(ports, db, clientType),
  );
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

/** Nothing is for sale in the gap between two price tables. */
async function classesFor(ports: Ports, db: Database, clientType: ClientType) {
  const catalogue = await ports.catalogue.now(db);
  if (!catalogue.table) return [];
  return catalogue.keep(`classes for banners ${clientType}`, () =>
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
