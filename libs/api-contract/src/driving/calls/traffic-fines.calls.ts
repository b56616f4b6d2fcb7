import { call } from '../../wire/call';
import type * as schemas from '../traffic-fines.schemas';

export const listTrafficFines = call<typeof schemas.listTrafficFines>(
  'GET',
  'contracts/:id/traffic-fines',
  {
    quiet: true, // shown in its place
  },
);

export const listTrafficFineQueue = call<typeof schemas.listTrafficFineQueue>(
  'GET',
  'traffic-fines',
  {
    quiet: true, // shown in its place
  },
);

export const getTrafficFine = call<typeof schemas.getTrafficFine>(
  'GET',
  'traffic-fines/:id',
  {
    quiet: true, // shown in its place
  },
);

export const registerTrafficFine = call<typeof schemas.registerTrafficFine>(
  'POST',
  'traffic-fines',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const sendTrafficFineFile = call<typeof schemas.sendTrafficFineFile>(
  'PUT',
  'traffic-fines/:id/files/:kind',
  {
    multipart: true,
    quiet: true, // shown at the file
  },
);

export const downloadTrafficFineFile = call<typeof schemas.downloadTrafficFineFile>(
  'GET',
  'traffic-fines/:id/files/:kind',
  {
    file: ['image/jpeg', 'application/pdf'],
    quiet: true, // shown at the file
  },
);

export const nameFineDriver = call<typeof schemas.nameFineDriver>(
  'PUT',
  'traffic-fines/:id/driver',
  {
    quiet: true, // the form shows it
  },
);

export const downloadDriverIndication = call<typeof schemas.downloadDriverIndication>(
  'GET',
  'traffic-fines/:id/driver-indication',
  {
    file: ['application/pdf'],
    quiet: true, // shown at the button
  },
);

export const contestTrafficFine = call<typeof schemas.contestTrafficFine>(
  'PUT',
  'traffic-fines/:id/contest',
  {
    quiet: true, // the form shows it
  },
);

export const chargeTrafficFine = call<typeof schemas.chargeTrafficFine>(
  'POST',
  'traffic-fines/:id/charges',
  {
    idempotent: 'required',
    quiet: true, // the form shows it
  },
);

export const cancelTrafficFine = call<typeof schemas.cancelTrafficFine>(
  'POST',
  'traffic-fines/:id/cancellations',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const assignTrafficFines = call<typeof schemas.assignTrafficFines>(
  'POST',
  'traffic-fines/assignments',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

/** Each fine is cancelled by itself: sent twice, the second finds them cancelled. */
export const cancelTrafficFines = call<typeof schemas.cancelTrafficFines>(
  'POST',
  'traffic-fines/cancellations',
  {
    quiet: true, // the form shows it
  },
);
