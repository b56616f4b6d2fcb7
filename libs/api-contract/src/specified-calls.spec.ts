import * as z from 'zod/mini';
import { calls, schemasOf } from './all-calls';
import { resetPassword } from './identity/calls/account-security.calls';
import { type Method } from './wire/call';

/** Names of a schema's fields; none where a call has no such schema. */
const fieldsOf = (schema: unknown): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape).sort() : [];
const namesIn = (path: string) => path.match(/(?<=:)\w+/g) ?? [];
const withoutNames = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}');

/** Spec §7, 'Catalogue', row by row. */
const CATALOGUE: [method: Method, path: string, payload: string][] = [
  ['POST', 'cms', 'path'],
  ['GET', 'vehicles/prices', 'none'],
  ['GET', 'dealerships/{id}', 'none'],
  ['GET', 'dealerships/simplified', 'not shown'],
  ['POST', 'dealerships/simplified/availables', 'not shown'],
  [
    'GET',
    'dealerships/verifications/area-supports/latitude/{lat}/longitude/{lng}',
    'none',
  ],
  [
    'GET',
    'dealerships/simplified/near-by-group/latitude/{lat}/longitude/{lng}/dealershipGroupId/{id}',
    'none',
  ],
  [
    'POST',
    'leads/notification/{product}/lp-vendas',
    'name, email, interest, cellphone, cpf, state, months, hasAcceptedNewsletter',
  ],
  ['POST', 'leads/landing-pages/{product}/boreal', 'not shown'],
  ['POST', 'reservations/leads/{id}/{product}/boreal', 'not shown'],
  ['POST', 'vehicles/vehicles/prompt-delivery', 'not shown'],
  [
    'GET',
    'vehicles/vehicleClass/client-type/{type}/latitude/{lat}/longitude/{lng}',
    'none',
  ],
  ['POST', 'simulations/{id}/baskets/{id}/emails', 'not shown'],
  ['GET', 'simulations/future-installments/contracts/{id}', 'none'],
  ['GET', 'simulations/future-installments/simulations/{id}', 'none'],
  ['POST', 'user-prospects', 'not shown'],
  ['POST', 'authentications', 'email, password'],
  ['POST', 'authentications/mfa/verify', 'not shown'],
  ['GET', 'authentications/dealerships/tokens/{token}', 'none'],
  ['GET', 'users/logged-users', 'none'],
  ['POST', 'users', 'not shown'],
  ['PUT', 'users/emails/verifications', 'email, pin'],
  ['POST', 'users/{id}/emails/resend-verifications', 'not shown'],
  ['POST', 'users/recoveries/passwords/emails', 'not shown'],
  ['PUT', 'users/recoveries/passwords', 'not shown'],
  ['PUT', 'users/{id}', 'not shown'],
  ['PUT', 'users/{id}/emails', 'not shown'],
  ['PUT', 'users/change-email', 'not shown'],
  ['PUT', 'users/{id}/personal-data', 'not shown'],
  ['PUT', 'users/{id}/company-data', 'not shown'],
  ['PUT', 'users/{id}/partners', 'not shown'],
  ['PUT', 'users/{id}/adresses', 'not shown'],
  ['PUT', 'users/{id}/documents', 'not shown'],
  ['POST', 'users/{id}/finish-registrations', 'not shown'],
  ['GET', 'users/document/{document}', 'none'],
  ['GET', 'users/{id}/privacy', 'none'],
];

it.each(CATALOGUE)(
  '%s %s is a call with the payload of the specification: %s',
  (method, path, payload) => {
    const call = Object.values(calls).find(
      (one) => one.method === method && withoutNames(one.path) === withoutNames(path),
    );
    if (!call) throw new Error('There is no such call.');
    const { params, body } = schemasOf(call);
    expect(fieldsOf(params)).toEqual(namesIn(call.path).sort());
    if (payload === 'not shown') return;
    const specified = payload === 'none' ? [] : payload.split(', ').sort();
    expect(fieldsOf(body)).toEqual(specified);
  },
);

it('the token that sets another password travels in the query', () => {
  expect(fieldsOf(schemasOf(resetPassword).query)).toEqual(['token']);
});
