import { useLocation } from 'react-router-dom';
import { useQuietSecond } from '@site/ui';

/** Navigation state of the way from a decided record to the next one. */
export const TAKES_FOCUS = 'takes-focus';

/** Whether the page was opened by the decision about the record before it. */
export const useComesAfterDecision = (): boolean => useLocation().state === TAKES_FOCUS;

/**
 * For the `inert` of the part with a record's buttons: they take no press in the first
 * second after the decision about another record.
 */
export const useQuietAfterDecision = (): boolean =>
  useQuietSecond(useComesAfterDecision());
