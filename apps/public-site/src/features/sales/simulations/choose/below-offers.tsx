import { type Offer } from '@site/api-contract/pricing';
import { compareHref } from '../core/compare-search';
import { type ChooseState } from './choose-search';
import { CompareTray } from './compare-tray';
import { Covers } from './covers';

export type BelowOffersProps = {
  offers: readonly Offer[];
  /** Offers picked for the comparison. */
  compared: readonly Offer[];
  state: ChooseState;
  /** Adds a model to the comparison, or removes it. */
  onCompare: (modelSlug: string) => void;
  onChange: (part: Partial<ChooseState>) => void;
};

/**
 * Below the list: the tray of the picked cars, and the services that a month includes.
 */
export function BelowOffers({
  offers,
  compared,
  state,
  onCompare,
  onChange,
}: BelowOffersProps) {
  return (
    <>
      {compared.length > 0 && (
        <CompareTray
          offers={compared}
          href={compareHref(
            state,
            compared.map(({ model }) => model.modelSlug),
          )}
          onTakeOut={onCompare}
          onClear={() => onChange({ compare: [] })}
        />
      )}
      <Covers offers={offers} />
    </>
  );
}
