import { personTypeOf } from '../brazil/documents/person-type';
import type { VehicleClass } from '../catalog/vehicles.schemas';
import {
  ADD_ONS_PARAM,
  CLIENT_TYPE_PARAM,
  CONFIGURE_PATH,
  KM_PARAM,
  MODEL_PARAM,
  PAINT_PARAM,
  TERM_PARAM,
  VERSION_PARAM,
} from '../site-paths';
import { type ChoiceInput, resolveChoice, USUAL_PLAN } from './choice';
import { offersOf } from './offers';
import { type PlanCondition, readSimulatorLink } from './plan-link';
import { KM_PACKAGES, TERMS } from './price-table';
import { monthlyEstimate } from './quote-estimate';
import { allowedNumber, listParam } from './search-params';

/** A choice and its client type: everything that a monthly price depends on. */
export type Plan = ChoiceInput & { clientType: 1 | 2 };

/** The plan of a query; missing or invalid parts are the usual ones. */
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
 * By the text of a link, ours or another site's: we write 'pf' and 'pj', spec §4 has the
 * rest.
 */
function clientTypeIn(text: string | null): 1 | 2 {
  return text?.toLowerCase() === 'pf' || personTypeOf(text) === 'PF' ? 1 : 2;
}

/** Reais a month and their plan. */
type PlanPrice = PlanCondition & { monthly: number };

/**
 * The price on the screen behind a link for its car: undefined when the link names none,
 * null when that car is not for sale like that. `classesFor` gives the catalogue of a
 * client type.
 */
export async function priceBehind(
  link: string,
  classesFor: (clientType: 1 | 2) => Promise<readonly VehicleClass[]>,
): Promise<PlanPrice | null | undefined> {
  const found = readSimulatorLink(link);
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
