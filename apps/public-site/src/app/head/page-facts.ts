import {
  type ModelSheet,
  type SharePreview,
  type VehicleModel,
} from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import {
  lowestPlan,
  type Offer,
  planCondition,
  writePlanInto,
} from '@site/api-contract/pricing';
import {
  carPath,
  CONFIGURE_PATH,
  configurePath,
  LINK_PICTURE_PARAM,
  MODEL_PARAM,
  PAINT_PARAM,
  SHARED_SIMULATION_PATH,
  sharePicturePath,
  simulationPicturePath,
} from '@site/api-contract/site-paths';
import { BRAND } from '@site/brand';
import { type PageFacts, seoFacts, type SharePicture } from '@site/cms';
import { type ServedPage } from '@site/shell/page';
import { MODELS as DRAWN_MODELS, SHARE_SIZE } from '@site/ui';
import { carCopy } from '../../features/sales/simulations/car/car.copy';
import { isForGoods } from '../../features/sales/simulations/core/sheet/sheet-figures';
import { type SiteHandle } from '../../shared/page-handle';
import { shellCopy } from '../shell.copy';
import { headCopy, pageWords } from './head.copy';
import { type PageData } from './page-data';

/**
 * Whether search engines may index a page under exactly the requested address, as in the
 * sitemap.
 */
export function isOwnAddress(
  { url }: Pick<ServedPage, 'url'>,
  facts: PageFacts | null,
): facts is PageFacts {
  return facts !== null && facts.index && facts.canonical === url.href;
}

/**
 * Facts for search engines and link previews: the SEO block of the CMS page, or else
 * `head.copy.ts` and the title of the route. Null for refused pages, private pages and
 * pages without a description (a spec lists these).
 */
export function pageFacts(page: ServedPage, data: PageData): PageFacts | null {
  if (page.status !== 200 || page.kind === 'private') return null;
  const { url } = page;
  const car = carOf(page, data);
  const sent = url.pathname === SHARED_SIMULATION_PATH ? modelOf(url, data) : null;
  const sheet = sheetOf(page, data);
  const words = pageWords[url.pathname];
  const seoTexts = data.page ? seoFacts(data.page.seo) : {};
  const title =
    seoTexts.title ??
    (sheet
      ? shellCopy.title(carCopy.tab(sheet.name))
      : car
        ? shellCopy.title(carTitle(car))
        : tabTitle(page));
  const description =
    seoTexts.description ??
    (sheet ? sheetDescription(sheet) : car ? carDescription(car) : words?.description);
  if (!title || !description) return null;
  const sentPlan = data.shared && sharedDescription(data.shared);
  const isMissingCar = url.pathname === CONFIGURE_PATH && !car;
  return {
    ...seoTexts,
    title,
    description,
    ...(sent && {
      ogTitle: headCopy.shared(sent.name),
      ogDescription: sentPlan ?? carDescription(sent),
    }),
    canonical: sent ? url.href : canonicalOf(page, data, car),
    image: sharePicture(url.origin, car ?? sent ?? sheet, {
      paint: url.searchParams.get(PAINT_PARAM),
      preview: url.searchParams.get(LINK_PICTURE_PARAM),
      plan: sentPlan,
    }),
    siteName: BRAND.name,
    index: words?.index !== false && !isMissingCar,
  };
}

/** The model that the configurator shows. */
export function carOf({ url }: ServedPage, data: PageData): VehicleModel | null {
  return url.pathname === CONFIGURE_PATH ? modelOf(url, data) : null;
}

/** The model that the query names. */
function modelOf(url: URL, { catalogue }: PageData): VehicleModel | null {
  const slug = url.searchParams.get(MODEL_PARAM);
  return modelsOf(catalogue).find(({ modelSlug }) => modelSlug === slug) ?? null;
}

/** The car whose technical sheet the page shows. */
export function sheetOf({ url }: ServedPage, { sheet }: PageData): ModelSheet | null {
  return sheet && url.pathname === carPath(sheet.modelSlug) ? sheet : null;
}

export function modelsOf(catalogue: PageData['catalogue']): VehicleModel[] {
  return catalogue.flatMap(({ vehicleModels }) => vehicleModels);
}

type SharedCar = Pick<VehicleModel, 'modelSlug' | 'name'> &
  Partial<Pick<VehicleModel, 'colours'>>;

/** Address at which a model is put together. */
export function carUrl(origin: string, { modelSlug }: VehicleModel): string {
  return `${origin}${configurePath(modelSlug)}`;
}

/** Address of a plan of a model; without one, of that with the lowest monthly price. */
export function offerUrl(
  origin: string,
  model: VehicleModel,
  plan:
    (Pick<Offer, 'version' | 'term' | 'km'> & { clientType?: 1 | 2 }) | null = lowestPlan(
    model,
  ),
): string {
  const url = new URL(carUrl(origin, model));
  if (plan)
    writePlanInto(url.searchParams, {
      clientType: plan.clientType ?? (model.clientTypes.includes(1) ? 1 : 2),
      term: plan.term,
      km: plan.km,
      version: plan.version.slug,
    });
  return url.href;
}

export function carDescription({ name, type, fromPrice }: VehicleModel): string {
  return headCopy.car(name, type, money(fromPrice));
}

/** Car, price and condition of the simulation that somebody sent. */
function sharedDescription(sent: SharePreview): string {
  return headCopy.sharedPlan({
    car: `${sent.versionName}, ${sent.paintName}`,
    price: money(sent.monthly),
    condition: planCondition(sent),
    until: formatDate(sent.validUntil),
  });
}

const money = (reais: number) => formatBRL(reais).replace('\u00a0', ' ');

function sheetDescription({ name, type, classSlug, versions }: ModelSheet): string {
  const sheet = versions[0]?.sheet;
  const room = isForGoods(classSlug) ? 'carga' : 'bagagem';
  return sheet ? headCopy.sheet(name, type, room, sheet) : headCopy.sheets(name);
}

/**
 * The picture for link previews: that of a shared simulation, with its price, while its
 * `plan` is known in words, or the car's own one for models that we have drawn, or else
 * the brand's.
 */
export function sharePicture(
  origin: string,
  car: SharedCar | null,
  shown: { paint?: string | null; preview?: string | null; plan?: string | null } = {},
): SharePicture {
  const paint = car?.colours?.find(({ slug }) => slug === shown.paint);
  const drawn = car && DRAWN_MODELS.some((model) => model === car.modelSlug) ? car : null;
  const { preview, plan } = shown;
  const priced = drawn && paint && preview && plan ? { preview, plan } : null;
  const path = priced
    ? simulationPicturePath(priced.preview)
    : !drawn
      ? `/media/share/${BRAND.slug}.png`
      : !paint
        ? `/media/share/${drawn.modelSlug}.png`
        : sharePicturePath(drawn.modelSlug, paint.slug);
  return {
    url: `${origin}${path}`,
    ...SHARE_SIZE,
    alt:
      priced?.plan ??
      (drawn ? headCopy.carPicture(drawn.name) : headCopy.brandPicture(BRAND.name)),
  };
}

/** The title of a car, the same as in the configurator's browser tab. */
function carTitle({ name, versions }: VehicleModel): string {
  return versions[0]?.name ?? name;
}

function tabTitle({ handle }: ServedPage): string | undefined {
  const { title } = handle as SiteHandle;
  return title && shellCopy.title(title);
}

/**
 * The canonical address of the CMS page has priority; `url` has no parameters without
 * effect.
 */
function canonicalOf(
  { url }: ServedPage,
  { page }: PageData,
  car: VehicleModel | null,
): string {
  const canonical = webAddress(page?.seo.linkCanonical, url.origin);
  if (canonical) return canonical;
  if (car) return carUrl(url.origin, car);
  return url.pathname === '/' ? `${url.origin}/` : `${url.origin}${url.pathname}`;
}

/** An editor's link as an absolute web address; null when it is empty or not one. */
function webAddress(link: string | undefined, origin: string): string | null {
  if (!link || !URL.canParse(link, origin)) return null;
  const { href, protocol } = new URL(link, origin);
  return /^https?:$/.test(protocol) ? href : null;
}
