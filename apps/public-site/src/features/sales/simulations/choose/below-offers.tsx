import { type VehicleClass } from '@site/api-contract';
import { type Offer } from '@site/api-contract/pricing';
import { type ChooseState } from './choose-search';
import { CompaniesOnly } from './companies-only';
import { CompareTray } from './compare/compare-tray';
import { Comparison } from './compare/comparison';
import { Covers } from './covers';

export type BelowOffersProps = {
  classes: readonly VehicleClass[];
  offers: readonly Offer[];
  /** Those picked to compare. */
  compared: readonly Offer[];
  state: ChooseState;
  hrefOf: (offer: Offer) => string;
  /** Picks a model to compare, or takes it out. */
  onCompare: (modelSlug: string) => void;
  onChange: (part: Partial<ChooseState>) => void;
};

/**
 * Below the cars: models for companies alone, the tray of the picked ones, which stays
 * behind where they stand side by side, and what a month covers.
 */
export function BelowOffers({
  classes,
  offers,
  compared,
  state,
  hrefOf,
  onCompare,
  onChange,
}: BelowOffersProps) {
  return (
    <>
      {state.clientType === 1 && classes.length > 0 && (
        <div className="wrap">
          <CompaniesOnly
            classes={classes}
            onCompany={() => onChange({ clientType: 2 })}
          />
        </div>
      )}
      {compared.length > 0 && (
        <CompareTray
          offers={compared}
          onTakeOut={onCompare}
          onClear={() => onChange({ compare: [] })}
        />
      )}
      {compared.length > 1 && (
        <Comparison offers={compared} conditions={state} hrefOf={hrefOf} />
      )}
      <Covers offers={offers} />
    </>
  );
}
