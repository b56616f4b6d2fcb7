import { SelectionSwitch } from '../../../../shared/selection/selection-switch';
import { type Selection } from '../../../../shared/selection/use-selection';
import { LeadSavedViews } from '../lead-saved-views';

/** Saved views above the list of leads, and the switch that selects several of them. */
export function LeadListTools({ selection }: { selection: Selection }) {
  return (
    <>
      <LeadSavedViews />
      <SelectionSwitch selection={selection} />
    </>
  );
}
