import { type BrowserStorage, type SessionSource } from '@site/auth';
import { followOtherTabs, type OtherTabsPorts } from '@site/shell/other-tabs';
import { type DataLayerWindow } from '@site/shell/page-view';
import { type Consent, offerConsent } from '../shared/consent';
import { type Measurement, measurementOf } from './measurement';
import { type ConsentEdges, wireConsent } from './wire-consent';

/**
 * Services that start after hydration: the visitor's consent, the measurement that it
 * allows, and changes that other tabs make to the session.
 */
export type Watch = { consent: Consent; measurement: Measurement };

type WatchEdges = Pick<ConsentEdges, 'client'> & {
  store: ConsentEdges['store'] & OtherTabsPorts['store'];
  window: Window & typeof globalThis & DataLayerWindow;
  sessionSource: SessionSource;
  storage: Pick<BrowserStorage, 'writeTyped'>;
};

/** Starts them, and shows the consent banner to visitors who have not chosen yet. */
export function watchPage(edges: WatchEdges): Watch {
  const { window, client, store, sessionSource, storage } = edges;
  followOtherTabs({
    page: window,
    store,
    readToken: sessionSource.token,
    forgetTyped: () => storage.writeTyped(null),
    reload: () => window.location.reload(),
  });
  const measurement = measurementOf(window);
  const consent = wireConsent({
    page: window,
    client,
    store,
    onChosen: measurement.chosen,
  });
  offerConsent(window, consent);
  return { consent, measurement };
}
