import { type ReactNode, useState } from 'react';
import { proposalsCopy as copy } from '../proposals.copy';
import './more-filters.css';

/**
 * Filters that stand in the row on a wide screen. A phone folds them behind a button, so
 * that the list begins on the first screen; filters in use are not folded.
 */
export function MoreFilters({
  isUsed,
  children,
}: {
  isUsed: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(isUsed);
  const shown = open || isUsed;
  return (
    <>
      {!isUsed && (
        <button
          type="button"
          className="link filters-unfold"
          aria-expanded={shown}
          onClick={() => setOpen(!open)}
        >
          {open ? copy.fewerFilters : copy.moreFilters}
        </button>
      )}
      <div className="filters-more" data-open={shown ? '' : undefined}>
        {children}
      </div>
    </>
  );
}
