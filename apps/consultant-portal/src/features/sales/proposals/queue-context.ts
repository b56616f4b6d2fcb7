import { useOutletContext } from 'react-router-dom';

/** Data of the queue for the proposal beside it. */
export type QueueContext = {
  /** Path of the next proposal of the queue; undefined when no other waits. */
  next: { pathname: string; search: string } | undefined;
};

/** Undefined where the proposal stands alone. */
export const useQueueContext = () => useOutletContext<QueueContext | undefined>();
