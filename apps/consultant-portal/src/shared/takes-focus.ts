import { useLocation } from 'react-router-dom';
import { useQuietSecond } from '@site/ui';

type AfterDecision = {
  takesFocus: true;
  /** The act that was done, for one that no bar shows. */
  done: string | undefined;
};

/** Navigation state of the way from a decided record to the next one. */
export const afterDecision = (done?: string): AfterDecision => ({
  takesFocus: true,
  done,
});

const stateOf = (state: unknown): Partial<AfterDecision> =>
  typeof state === 'object' && state !== null ? state : {};

/** Whether the page was opened by the decision about the record before it. */
export const useComesAfterDecision = (): boolean =>
  stateOf(useLocation().state).takesFocus === true;

/** The sentence about the act that led here. */
export const useDone = (): string | undefined => stateOf(useLocation().state).done;

/**
 * For the `inert` of the part with a record's buttons: they take no press in the first
 * second after the decision about another record.
 */
export const useQuietAfterDecision = (): boolean =>
  useQuietSecond(useComesAfterDecision());
