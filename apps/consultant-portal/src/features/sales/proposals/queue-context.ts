import { useOutletContext } from 'react-router-dom';

type Path = { pathname: string; search: string };

/** Data of the queue for the proposal beside it. */
export type QueueContext = {
  /**
   * Path of the next proposal of the queue that is neither decided nor a colleague's;
   * undefined when no other waits.
   */
  next: Path | undefined;
  /** The one that waits longest in the usual queue; undefined until it is known. */
  oldest: Path | undefined;
};

/** Undefined where the proposal stands alone. */
export const useQueueContext = () => useOutletContext<QueueContext | undefined>();
