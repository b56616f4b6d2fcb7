import { type DataLayerWindow } from '@site/shell/page-view';
import { type Consent, offerConsent } from '../shared/consent';
import { type Measurement, measurementOf } from './measurement';
import { type ConsentEdges, wireConsent } from './wire-consent';

/**
 * What watches over a page once it is alive: the visitor's consent, and the measurement
 * that it allows.
 */
export type Watch = { consent: Consent; measurement: Measurement };

/** Shows the consent banner to who has not chosen yet. */
export function watchPage({
  window,
  client,
  store,
}: { window: Window & typeof globalThis & DataLayerWindow } & Pick<
  ConsentEdges,
  'client' | 'store'
>): Watch {
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
