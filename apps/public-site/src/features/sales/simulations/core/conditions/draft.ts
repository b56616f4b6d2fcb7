import { useMemo } from 'react';
import { DEFAULT_PLACE } from '@site/api-contract/pricing';
import { type Conditions, readPlace, writePlace } from '@site/simulator';
import { useSite } from '../../../../../shared/site-services';

/**
 * The part of an unsaved simulation that the browser stores (spec §4: 'the stored
 * simulation').
 */
export type Draft = Pick<Conditions, 'place' | 'clientType'>;

/** Reads and writes the stored simulation; invalid values count as none. */
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
 * The simulation stored in the browser, with its place rounded as in a URL; null when it
 * is invalid. Without one, a signed-in company sees prices for companies.
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
 * Notes that this browser has simulations in its cart, so that the next page loads the
 * badge (spec §4).
 */
export function useRememberCart(): (draft: Draft) => void {
  const { storage } = useSite();
  return ({ place, clientType }) => {
    storage.writeJson('simulation', { place, clientType });
    storage.write('hasSimulations', 'true');
  };
}
