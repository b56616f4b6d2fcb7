import { useOutletContext } from 'react-router-dom';

/** Data of the queue for the proposal beside it. */
export type QueueContext = {
  /** The next proposal of the queue; undefined when no other waits. */
  nextId: string | undefined;
};

export const useQueueContext = () => useOutletContext<QueueContext>();
