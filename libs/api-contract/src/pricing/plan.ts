import { personTypeOf } from '../brazil/documents/person-type';
import type { VehicleClass } from '../catalog/vehicles.calls';
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

/** A choice and for whom: all that a monthly price depends on. */
export type Plan = ChoiceInput & { clientType: 1 | 2 };

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

/** A month in reais and what it was reckoned for. */
type PlanPrice = PlanCondition & { monthly: number };

/**
 * Finds the price that the screen behind a link shows for the car that the link names:
 * undefined where it names none, null where that car is not for sale so. `classesFor`
 * gives the catalogue of a client type.
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
