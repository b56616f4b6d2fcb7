import { call } from '../../wire/call';
import type * as schemas from '../fine-files.schemas';

export const checkTrafficFines = call<typeof schemas.checkTrafficFines>(
  'POST',
  'traffic-fines/checks',
  {
    quiet: true, // the form shows it
  },
);

export const importTrafficFines = call<typeof schemas.importTrafficFines>(
  'POST',
  'traffic-fines/imports',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);
