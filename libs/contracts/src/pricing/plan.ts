import { personTypeOf } from '../brazil/document';
import type { VehicleClass, VehiclePrice } from '../calls/vehicles';
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
import { type ChoiceInput, resolveChoice, USUAL_PLAN } from './choice';
import { offersOf } from './offers';
import { KM_PACKAGES, TERMS } from './price-table';
import { monthlyEstimate } from './quote-estimate';
import { allowedNumber, listParam, setParam } from './search-params';

/** A choice and for whom: all that a monthly price depends on. */
export type Plan = ChoiceInput & { clientType: 1 | 2 };

/** What a price was reckoned for: term in months, km a month. */
export type PlanCondition = { clientType: 1 | 2; term: number; km: number };

/** The plan of a query; what is missing or makes no sense is the usual. */
export function readPlan(search: URLSearchParams): Plan {
  return {
    model: search.get(MODEL_PARAM),
    version: search.get(VERSION_PARAM),
    paint: search.get(PAINT_PARAM),
    term: allowedNumber(TERMS, search.get(TERM_PARAM)) ?? USUAL_PLAN.term,
    km: allowedNumber(KM_PACKAGES, search.get(KM_PARAM)) ?? USUAL_PLAN.km,
    addOns: listParam(search, ADD_ONS_PARAM),
    clientType: clientTypeIn(search.get(CLIENT_TYPE_PARAM)),
  };
}

/**
 * By the text of a link, ours or another's: 'pf' is ours as 'pj' is, the rest as spec §4
 * has it.
 */
function clientTypeIn(text: string | null): 1 | 2 {
  return text?.toLowerCase() === 'pf' || personTypeOf(text) === 'PF' ? 1 : 2;
}

/** What of a plan a link names: the rest stays as its query has it. */
export type NamedPlan = PlanCondition & Partial<Omit<Plan, keyof PlanCondition>>;

/**
 * Writes a plan into a query, all of it by name: a link that shows a price opens it,
 * whatever the visitor's browser remembers.
 */
export function namePlan(search: URLSearchParams, plan: NamedPlan): void {
  const { model, version, paint, addOns } = plan;
  if (model !== undefined) setParam(search, MODEL_PARAM, model);
  if (version !== undefined) setParam(search, VERSION_PARAM, version);
  if (paint !== undefined) setParam(search, PAINT_PARAM, paint);
  setParam(search, TERM_PARAM, String(plan.term));
  setParam(search, KM_PARAM, String(plan.km));
  setParam(search, CLIENT_TYPE_PARAM, plan.clientType === 2 ? 'pj' : 'pf');
  if (addOns !== undefined) setParam(search, ADD_ONS_PARAM, addOns.join(','));
}

/** `PF, 48 meses, 500 km por mês`: stands below every price (brief §9). */
export function planCondition({ clientType, term, km }: PlanCondition): string {
  const person = clientType === 2 ? 'PJ' : 'PF';
  return `${person}, ${term} meses, ${km.toLocaleString('pt-BR')} km por mês`;
}

/**
 * A link to the simulator that shows the lowest price of a model: with the plan of that
 * price in it. Links elsewhere, and a price that names no plan, leave it as it is.
 */
export function linkToLowest(link: string, plan: VehiclePrice['plan']): string {
  const found = plan && inSimulator(link);
  if (!found) return link;
  const { path, search } = found;
  namePlan(search, {
    ...plan,
    model: plan.modelSlug,
    ...(path === CONFIGURE_PATH ? { version: plan.versionSlug, paint: null } : {}),
  });
  return `${path}?${search.toString()}`;
}

/** A month in reais and what it was reckoned for. */
export type PlanPrice = PlanCondition & { monthly: number };

/**
 * What the screen behind a link shows for the car that the link names: undefined where it
 * names none, null where that car is not for sale so. `classesFor` gives the catalogue of
 * a client type.
 */
export async function priceBehind(
  link: string,
  classesFor: (clientType: 1 | 2) => Promise<readonly VehicleClass[]>,
): Promise<PlanPrice | null | undefined> {
  const found = inSimulator(link);
  if (!found) return undefined;
  const plan = readPlan(found.search);
  const named = found.path === CONFIGURE_PATH ? (plan.model ?? plan.version) : plan.model;
  if (named === null) return undefined;
  const { clientType, term } = plan;
  const classes = await classesFor(clientType);
  if (found.path === CONFIGURE_PATH) {
    const choice = resolveChoice(classes, plan);
    return (
      choice && { clientType, term, km: choice.km, monthly: monthlyEstimate(choice) }
    );
  }
  const offer = offersOf(classes, term, plan.km).find(
    ({ model }) => model.modelSlug === plan.model,
  );
  return offer ? { clientType, term, km: offer.km, monthly: offer.monthly } : null;
}

const PRICED_SCREENS = [CONFIGURE_PATH, CHOOSE_CAR_PATH, MODELS_PATH];

/** Path and query of a link to a screen of the simulator that shows prices. */
function inSimulator(link: string): { path: string; search: URLSearchParams } | null {
  const [address = ''] = link.split('#');
  const [path = '', query = ''] = address.split('?');
  return PRICED_SCREENS.includes(path)
    ? { path, search: new URLSearchParams(query) }
    : null;
}
