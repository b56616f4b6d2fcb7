import { listParam, setParam } from '@site/api-contract/pricing';
import {
  CHOOSE_CAR_PATH,
  COMPARE_PATH,
  COMPARED_PARAM,
  PICKED_PARAM,
  withSearch,
} from '@site/api-contract/site-paths';
import { type Conditions, readConditions, writeConditions } from '@site/simulator';

export const MAX_COMPARED = 3;

/** The state of the comparison, stored in its URL. */
export type CompareState = Conditions & {
  /** Slugs of the models, without duplicates. */
  compared: string[];
};

export function readCompare(search: URLSearchParams): CompareState {
  const slugs = new Set(listParam(search, COMPARED_PARAM));
  return { ...readConditions(search), compared: [...slugs].slice(0, MAX_COMPARED) };
}

/** Writes the state into a copy of the query; other parameters stay. */
export function writeCompare(
  search: URLSearchParams,
  state: CompareState,
): URLSearchParams {
  const next = new URLSearchParams(search);
  writeConditions(next, state);
  setParam(next, COMPARED_PARAM, state.compared.join(','));
  return next;
}

/** Address of the comparison of the picked cars under the same conditions. */
export function compareHref(conditions: Conditions, compared: string[]): string {
  const search = writeCompare(new URLSearchParams(), { ...conditions, compared });
  return withSearch(COMPARE_PATH, search);
}

/** Address of the list with the compared cars picked. */
export function listHref(conditions: Conditions, picked: readonly string[]): string {
  const search = new URLSearchParams();
  writeConditions(search, conditions);
  setParam(search, PICKED_PARAM, picked.join(','));
  return withSearch(CHOOSE_CAR_PATH, search);
}
