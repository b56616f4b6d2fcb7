import { call } from '../../wire/call';
import type * as schemas from '../workshop/workshop.schemas';

export const listWorkshopVisits = call<typeof schemas.listWorkshopVisits>(
  'GET',
  'contracts/:id/workshop-visits',
  {
    quiet: true, // shown in its place
  },
);

export const listWorkshopSlots = call<typeof schemas.listWorkshopSlots>(
  'GET',
  'dealerships/:id/workshop-slots',
  {
    quiet: true, // shown in its place
  },
);

export const bookWorkshopVisit = call<typeof schemas.bookWorkshopVisit>(
  'POST',
  'contracts/:id/workshop-visits',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const getWorkshopVisit = call<typeof schemas.getWorkshopVisit>(
  'GET',
  'workshop-visits/:id',
  {
    quiet: true, // shown in its place
  },
);

export const moveWorkshopVisit = call<typeof schemas.moveWorkshopVisit>(
  'PUT',
  'workshop-visits/:id/slot',
  {
    quiet: true, // the form shows it
  },
);

export const cancelWorkshopVisit = call<typeof schemas.cancelWorkshopVisit>(
  'POST',
  'workshop-visits/:id/cancellation',
  {
    idempotent: true,
    quiet: true, // shown at the button
  },
);

export const listWorkshopAgenda = call<typeof schemas.listWorkshopAgenda>(
  'GET',
  'workshop-visits',
  {
    quiet: true, // shown in place of the list
  },
);

export const noteWorkshopOutcome = call<typeof schemas.noteWorkshopOutcome>(
  'PUT',
  'workshop-visits/:id/outcome',
  {
    quiet: true, // the form shows it
  },
);

export const getWorkshopHours = call<typeof schemas.getWorkshopHours>(
  'GET',
  'workshop-hours',
  {
    quiet: true, // the page shows it
  },
);

/** Booked visits stay; new choices follow the new hours. */
export const saveWorkshopHours = call<typeof schemas.saveWorkshopHours>(
  'PUT',
  'workshop-hours',
  {
    quiet: true, // the form shows it
  },
);
