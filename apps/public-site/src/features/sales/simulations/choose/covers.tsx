import { coverText, type Offer } from '@site/api-contract/pricing';
import { sharedCopy } from '../core/simulation.copy';
import { belowOffersCopy as copy } from './below-offers.copy';

/**
 * Says which services every price includes, which none includes, and how long a price
 * holds.
 */
export function Covers({ offers }: { offers: readonly Offer[] }) {
  const extraKm = offers.map(({ version }) => version.extraKm);
  return (
    <section className="covers" aria-label={copy.covers}>
      <div className="wrap">
        <p>
          <b>{copy.includedInAll}</b> {coverText()}
        </p>
        <p>
          <b>{sharedCopy.notIncluded}</b>{' '}
          {extraKm.length > 0
            ? copy.extraKmRange(Math.min(...extraKm), Math.max(...extraKm))
            : copy.notIncludedText}
        </p>
        <p>
          <b>{copy.lock}</b> {copy.lockText}
        </p>
      </div>
    </section>
  );
}
