import { useOutletContext } from 'react-router-dom';

/** The proposal beside the queue learns this from it. */
export type QueueContext = {
  /** Proposal whose turn is next; undefined where nobody else waits. */
  nextId: string | undefined;
};

export const useQueueContext = () => useOutletContext<QueueContext>();
