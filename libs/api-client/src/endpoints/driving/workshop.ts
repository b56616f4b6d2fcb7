import {
  bookWorkshopVisit,
  cancelWorkshopVisit,
  getWorkshopHours,
  getWorkshopVisit,
  listWorkshopAgenda,
  listWorkshopSlots,
  listWorkshopVisits,
  moveWorkshopVisit,
  noteWorkshopOutcome,
  saveWorkshopHours,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const OF_WORKSHOP = ['Workshop'] as const;

/** The visit to come is part of its contract's summary. */
const OF_VISIT = ['Workshop', 'Contracts'] as const;

const workshopApi = addEndpoints(({ reads, writes }) => ({
  listWorkshopVisits: reads(listWorkshopVisits, OF_WORKSHOP),
  listWorkshopSlots: reads(listWorkshopSlots, OF_WORKSHOP),
  getWorkshopVisit: reads(getWorkshopVisit, OF_WORKSHOP),
  listWorkshopAgenda: reads(listWorkshopAgenda, OF_WORKSHOP),
  getWorkshopHours: reads(getWorkshopHours, OF_WORKSHOP),
  bookWorkshopVisit: writes(bookWorkshopVisit, OF_VISIT),
  moveWorkshopVisit: writes(moveWorkshopVisit, OF_VISIT),
  cancelWorkshopVisit: writes(cancelWorkshopVisit, OF_VISIT),
  /** The odometer of a car that came goes into the km bank, which a return shows. */
  noteWorkshopOutcome: writes(noteWorkshopOutcome, [...OF_WORKSHOP, 'KmBank', 'Returns']),
  saveWorkshopHours: writes(saveWorkshopHours, OF_WORKSHOP),
}));

export const {
  useBookWorkshopVisitMutation,
  useCancelWorkshopVisitMutation,
  useGetWorkshopHoursQuery,
  useGetWorkshopVisitQuery,
  useListWorkshopAgendaQuery,
  useListWorkshopSlotsQuery,
  useListWorkshopVisitsQuery,
  useMoveWorkshopVisitMutation,
  useNoteWorkshopOutcomeMutation,
  useSaveWorkshopHoursMutation,
} = workshopApi;
