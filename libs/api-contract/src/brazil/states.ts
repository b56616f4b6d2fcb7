import { getStates } from '@brazilian-utils/brazilian-utils/get-states';

export type Uf = ReturnType<typeof getStates>[number]['code'];

/** One of the 27 federative units; `id` is its IBGE number (spec §3). */
export type State = { id: number; name: string; uf: Uf };

/** The 27 states in the order of their names. */
export const STATES: readonly State[] = getStates().map(({ ibgeCode, name, code }) => ({
  id: ibgeCode,
  name,
  uf: code,
}));

/** State by its two letters in any case, or null. */
export function findStateByUf(uf: string): State | null {
  return STATES.find((state) => state.uf === uf.trim().toUpperCase()) ?? null;
}

/** State by its IBGE number, or null. */
export function findStateById(id: number): State | null {
  return STATES.find((state) => state.id === id) ?? null;
}
