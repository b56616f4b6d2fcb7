import { call } from '../../wire/call';
import type * as schemas from '../technical-sheets.schemas';

export const getTechnicalSheet = call<typeof schemas.getTechnicalSheet>(
  'GET',
  'vehicles/technical-sheets/:modelSlug',
  {
    quiet: true, // the page of the car says so, and others work without it
  },
);

export const listTechnicalSheets = call<typeof schemas.listTechnicalSheets>(
  'GET',
  'technical-sheets',
  {
    quiet: true, // shown in place of the list
  },
);

export const changeTechnicalSheet = call<typeof schemas.changeTechnicalSheet>(
  'PUT',
  'technical-sheets/:versionSlug',
  {
    quiet: true, // shown in the form
  },
);
