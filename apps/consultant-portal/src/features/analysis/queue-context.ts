import { useOutletContext } from 'react-router-dom';

/** What the queue knows and the proposal beside it does not. */
export type QueueContext = {
  /** Whose turn is next; undefined where nobody else waits. */
  nextId: string | undefined;
};

export const useQueueContext = () => useOutletContext<QueueContext>();
