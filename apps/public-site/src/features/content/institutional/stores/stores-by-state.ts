import { type Dealership } from '@site/api-contract';
import { findStateByUf } from '@site/api-contract/brazil';

export type StateStores = { uf: string; name: string; stores: Dealership[] };

/** States with stores, sorted by name, each with its stores. */
export function byState(dealerships: readonly Dealership[]): StateStores[] {
  const states = new Map<string, StateStores>();
  for (const dealership of dealerships) {
    const { state: uf } = dealership;
    const state = states.get(uf) ?? { uf, name: stateName(uf), stores: [] };
    state.stores.push(dealership);
    states.set(uf, state);
  }
  return [...states.values()].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

export function stateName(uf: string): string {
  return findStateByUf(uf)?.name ?? uf;
}
