import { useMemo } from 'react';
import { type Conditions, DEFAULT_PLACE } from '@site/simulator';
import { useSite } from '../../../../shared/site-services';

/**
 * What the browser keeps of the simulation in progress (spec §4: 'the stored
 * simulation').
 */
export type Draft = Pick<Conditions, 'place' | 'clientType'>;

/** The stored simulation; unreadable or foreign values count as none. */
export function useDraft(): { read: () => Draft | null; write: (draft: Draft) => void } {
  const { storage } = useSite();
  return useMemo(
    () => ({
      read: () => readDraft(storage),
      write: (draft) => storage.writeJson('simulation', draft),
    }),
    [storage],
  );
}

/**
 * The stored simulation of a browser; without one, a company that is signed in sees its
 * own prices.
 */
export function readDraft(storage: {
  readJson: (key: 'simulation' | 'user') => unknown;
}): Draft | null {
  const draft = storage.readJson('simulation');
  if (isDraft(draft)) return { place: draft.place, clientType: draft.clientType };
  const user = storage.readJson('user') as { personType?: string } | null;
  return user?.personType === 'PJ' ? { place: DEFAULT_PLACE, clientType: 2 } : null;
}

/** By hand: lists and configurator have no form, so they do without zod. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { place, clientType } = value as Partial<Draft>;
  const { city, state, latitude, longitude } = place ?? {};
  const placed =
    typeof city === 'string' &&
    typeof state === 'string' &&
    Number.isFinite(latitude) &&
    Number.isFinite(longitude);
  return placed && (clientType === 1 || clientType === 2);
}

/**
 * Notes that this browser has simulations in its cart, so that the next page loads its
 * badge (spec §4).
 */
export function useRememberCart(): (draft: Draft) => void {
  const { storage } = useSite();
  return ({ place, clientType }) => {
    storage.writeJson('simulation', { place, clientType });
    storage.write('hasSimulations', 'true');
  };
}
