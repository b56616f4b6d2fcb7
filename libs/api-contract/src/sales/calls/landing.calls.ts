import { call } from '../../wire/call';
import type * as schemas from '../landing.schemas';

export const sendLandingLead = call<typeof schemas.sendLandingLead>(
  'POST',
  'leads/landing-pages/:product/:page',
  {
    status: 201,
    idempotent: true,
    quiet: 'without-message', // the form shows that nobody answered
  },
);

export const sendReservationLead = call<typeof schemas.sendReservationLead>(
  'POST',
  'leads/landing-pages/:product/boreal',
  {
    status: 201,
    idempotent: true,
    quiet: 'without-message', // the form shows that nobody answered
  },
);

export const reservePlace = call<typeof schemas.reservePlace>(
  'POST',
  'reservations/leads/:id/:product/boreal',
  {
    status: 201,
    idempotent: true,
    quiet: 'without-message', // the form shows that nobody answered
  },
);

/** The mail's link leads to a page whose button makes this call. */
export const confirmPlace = call<typeof schemas.confirmPlace>(
  'POST',
  'reservations/confirmations',
  {
    idempotent: true,
    quiet: true, // shown beside the button
  },
);

export const getReservation = call<typeof schemas.getReservation>(
  'GET',
  'reservations/:product/boreal',
  {
    quiet: true, // the form works without it
  },
);
