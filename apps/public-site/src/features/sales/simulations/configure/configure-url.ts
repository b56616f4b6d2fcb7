import { setParam } from '@site/api-contract/pricing';
import { type ConfigureState, readConfigure, writeConfigure } from '@site/simulator';
import { type KmUse, readUse, writeUse } from './km/km-use';

/**
 * The state in the configurator's URL. The cart writes only the choice, so the helper's
 * part has its own file.
 */
export type ConfiguratorState = ConfigureState & {
  /** Answers to the km helper, while it is open. */
  use: KmUse | null;
};

export function readConfigurator(search: URLSearchParams): ConfiguratorState {
  return { ...readConfigure(search), use: readUse(search.get('uso')) };
}

export function writeConfigurator(
  search: URLSearchParams,
  state: ConfiguratorState,
): URLSearchParams {
  const next = writeConfigure(search, state);
  setParam(next, 'uso', writeUse(state.use));
  return next;
}
