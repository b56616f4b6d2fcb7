import { useMemo } from 'react';
import { DEFAULT_PLACE } from '@site/api-contract/pricing';
import { type Conditions, readPlace, writePlace } from '@site/simulator';
import { useSite } from '../../../../../shared/site-services';

/**
 * The browser keeps this part of the simulation in progress (spec §4: 'the stored
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
 * The stored simulation of a browser, its place as in a URL: what makes no sense there is
 * none. Without one, a company that is signed in sees its own prices.
 */
export function readDraft(storage: {
  readJson: (key: 'simulation' | 'user') => unknown;
}): Draft | null {
  const draft = storage.readJson('simulation') as Partial<Draft> | null;
  const place = draft?.place ? readPlace(writePlace(draft.place)) : null;
  const clientType = draft?.clientType;
  if (place && (clientType === 1 || clientType === 2)) return { place, clientType };
  const user = storage.readJson('user') as { personType?: string } | null;
  return user?.personType === 'PJ' ? { place: DEFAULT_PLACE, clientType: 2 } : null;
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
