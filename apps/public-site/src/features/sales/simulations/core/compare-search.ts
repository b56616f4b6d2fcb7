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

/** All that the page of cars side by side shows, as it stands in its URL. */
export type CompareState = Conditions & {
  /** Slugs of models, each once. */
  compared: string[];
};

export function readCompare(search: URLSearchParams): CompareState {
  const slugs = new Set(listParam(search, COMPARED_PARAM));
  return { ...readConditions(search), compared: [...slugs].slice(0, MAX_COMPARED) };
}

/** The same query with the state written over it; parameters of others stay. */
export function writeCompare(
  search: URLSearchParams,
  state: CompareState,
): URLSearchParams {
  const next = new URLSearchParams(search);
  writeConditions(next, state);
  setParam(next, COMPARED_PARAM, state.compared.join(','));
  return next;
}

/** Address of the picked cars side by side, at the same conditions. */
export function compareHref(conditions: Conditions, compared: string[]): string {
  const search = writeCompare(new URLSearchParams(), { ...conditions, compared });
  return withSearch(COMPARE_PATH, search);
}

/** Address of the list, in which the compared cars are still picked. */
export function listHref(conditions: Conditions, picked: readonly string[]): string {
  const search = new URLSearchParams();
  writeConditions(search, conditions);
  setParam(search, PICKED_PARAM, picked.join(','));
  return withSearch(CHOOSE_CAR_PATH, search);
}
