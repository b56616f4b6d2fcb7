import { readProblem } from '@site/api-client';
import { type VehicleClass } from '@site/api-contract';
import { Failure } from '@site/ui';
import { NotServed } from '../../core/conditions/not-served';
import { sharedCopy } from '../../core/simulation.copy';
import { type ChooseState } from '../choose-search';
import { ChooseSkeleton } from '../choose-skeleton';
import { NoMatchingOffers } from './no-matching-offers';

export type OffersEmptyStateProps = {
  /** Undefined until the catalogue is loaded. */
  classes: readonly VehicleClass[] | undefined;
  error: unknown;
  /** Cars that pass the filters. */
  count: number;
  state: ChooseState;
  onChange: (part: Partial<ChooseState>) => void;
  onRetry: () => void;
};

/** Says above the list why there are no cars, or none at this place. */
export function OffersEmptyState({
  classes,
  error,
  count,
  state,
  onChange,
  onRetry,
}: OffersEmptyStateProps) {
  if (!classes)
    return error === undefined ? (
      <ChooseSkeleton />
    ) : (
      <div className="sim-state">
        <Failure
          title={sharedCopy.failedTitle}
          {...readProblem(error, sharedCopy.failedText)}
          onRetry={onRetry}
        />
      </div>
    );
  const served =
    classes.length === 0 ||
    classes.some(({ vehicleModels }) => vehicleModels.some(({ available }) => available));
  return (
    <>
      {!served && (
        <NotServed place={state.place} onPlace={(place) => onChange({ place })} />
      )}
      {count === 0 && (
        <NoMatchingOffers
          classes={classes}
          state={state}
          onFilters={(filters) => onChange({ filters })}
        />
      )}
    </>
  );
}
