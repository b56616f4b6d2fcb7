import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { simulationsApi } from '@site/api-client';
import { type Viewer } from '@site/api-contract';
import { type BrowserStorage, selectRestored } from '@site/auth';
import { useSite } from '../shared/site-services';
import { type SiteState } from './store';

const list = simulationsApi.endpoints.listSimulations;

/**
 * Number for the cart's badge (spec §2): simulations with a basket. The API is asked only
 * when this browser made a simulation or a customer is signed in; storage is read again
 * at each navigation. Data that a screen has loaded are counted too, so that the badge
 * agrees with the cart.
 */
export function useCartCount(viewer: Viewer): number {
  const { storage } = useSite();
  const restored = useSelector((state: SiteState) => selectRestored(state));
  const hasSimulations = useSyncExternalStore(
    neverTells,
    () => remembersSimulations(storage),
    () => false,
  );
  const isCounted = restored && (viewer.kind === 'customer' || hasSimulations);
  list.useQuerySubscription(undefined, { skip: !isCounted });
  const { data = [] } = list.useQueryState(undefined);
  return data.filter(({ basket }) => basket !== null).length;
}

function remembersSimulations(storage: BrowserStorage): boolean {
  return storage.read('simulation') !== null || storage.read('hasSimulations') !== null;
}

function neverTells(): () => void {
  return () => undefined;
}
