import { call } from '../../wire/call';
import type * as schemas from '../registration.schemas';

export const savePersonalData = call<typeof schemas.savePersonalData>(
  'PUT',
  'users/:id/personal-data',
);

export const saveCompanyData = call<typeof schemas.saveCompanyData>(
  'PUT',
  'users/:id/company-data',
);

export const savePartners = call<typeof schemas.savePartners>(
  'PUT',
  'users/:id/partners',
);

/** The path has the specification's spelling. */
export const saveAddress = call<typeof schemas.saveAddress>('PUT', 'users/:id/adresses');

export const finishRegistration = call<typeof schemas.finishRegistration>(
  'POST',
  'users/:id/finish-registrations',
  {
    idempotent: true,
  },
);

export const getRegistration = call<typeof schemas.getRegistration>(
  'GET',
  'users/:id/registration',
  {
    quiet: true, // the page shows it
  },
);
