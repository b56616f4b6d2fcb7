import { formatKm } from '../brazil/count';
import type { VehiclePrice } from '../catalog/vehicles.schemas';
import {
  ADD_ONS_PARAM,
  CHOOSE_CAR_PATH,
  CLIENT_TYPE_PARAM,
  CONFIGURE_PATH,
  KM_PARAM,
  MODEL_PARAM,
  MODELS_PATH,
  PAINT_PARAM,
  TERM_PARAM,
  VERSION_PARAM,
} from '../site-paths';
import { setParam } from './search-params';

/** Conditions of a price: term in months, km a month. */
export type PlanCondition = { clientType: 1 | 2; term: number; km: number };

/** Parts of a plan in a link; the others stay as in its query. */
type LinkedPlan = PlanCondition & {
  /** Slugs; null asks for the usual one. */
  model?: string | null;
  version?: string | null;
  paint?: string | null;
  addOns?: readonly string[];
};

/**
 * Writes a plan into a query, with all its parts: a link beside a price opens that price,
 * whatever the visitor's browser remembers.
 */
export function writePlanInto(search: URLSearchParams, plan: LinkedPlan): void {
  const { model, version, paint, addOns } = plan;
  if (model !== undefined) setParam(search, MODEL_PARAM, model);
  if (version !== undefined) setParam(search, VERSION_PARAM, version);
  if (paint !== undefined) setParam(search, PAINT_PARAM, paint);
  setParam(search, TERM_PARAM, String(plan.term));
  setParam(search, KM_PARAM, String(plan.km));
  setParam(search, CLIENT_TYPE_PARAM, plan.clientType === 2 ? 'pj' : 'pf');
  if (addOns !== undefined) setParam(search, ADD_ONS_PARAM, addOns.join(','));
}

/** `PF, 48 meses, 500 km por mês`: shown below every price. */
export function planCondition({ clientType, term, km }: PlanCondition): string {
  const person = clientType === 2 ? 'PJ' : 'PF';
  return `${person}, ${term} meses, ${formatKm(km)} por mês`;
}

/**
 * A link to the simulator that shows a model's lowest price, with the plan of that price.
 * Other links, and a price without a plan, leave it unchanged.
 */
export function linkToLowestPrice(link: string, plan: VehiclePrice['plan']): string {
  const found = plan && readSimulatorLink(link);
  if (!found) return link;
  const { path, search } = found;
  writePlanInto(search, {
    ...plan,
    model: plan.modelSlug,
    ...(path === CONFIGURE_PATH ? { version: plan.versionSlug, paint: null } : {}),
  });
  return `${path}?${search.toString()}`;
}

const PRICED_SCREENS = [CONFIGURE_PATH, CHOOSE_CAR_PATH, MODELS_PATH];

/** Path and query of a link to a screen of the simulator that shows prices. */
export function readSimulatorLink(
  link: string,
): { path: string; search: URLSearchParams } | null {
  const [address = ''] = link.split('#');
  const [path = '', query = ''] = address.split('?');
  return PRICED_SCREENS.includes(path)
    ? { path, search: new URLSearchParams(query) }
    : null;
}
