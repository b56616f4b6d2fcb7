import { useListWorkshopVisitsQuery } from '@site/api-client';

/** How a subject leads to the workshop. */
export type Way = {
  /** A revision, which is a visit and no request. */
  isOnlyWay: boolean;
  /** The free hours are not known yet. */
  isLoading: boolean;
  /** The car has a visit to come, so that no other can be booked. */
  isBooked: boolean;
};

const REPAIRS = ['assistencia', 'pneu'];

/**
 * The way from a subject to a visit at a workshop: instead of a request for a revision,
 * beside it for what may need a repair. Null for other subjects, and where no dealership
 * takes cars: then a revision is asked for in a request.
 */
export function useWorkshopWay(contractId: string, kind: string): Way | null {
  const isRevision = kind === 'revisao';
  const isRepair = REPAIRS.includes(kind);
  const { data, isLoading } = useListWorkshopVisitsQuery(
    { params: { id: contractId } },
    { skip: !isRevision && !isRepair },
  );
  if (isRevision)
    return data?.workshops.length === 0
      ? null
      : { isOnlyWay: true, isLoading, isBooked: data?.canBook === false };
  // A driver who needs help now reads nothing about a visit on another day.
  return isRepair && data?.canBook && data.workshops.length > 0
    ? { isOnlyWay: false, isLoading, isBooked: false }
    : null;
}
