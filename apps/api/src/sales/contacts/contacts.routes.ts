import { type FastifyInstance } from 'fastify';
import { sendCompanyContact, sendContact } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { receiveCompany, receiveContact } from './contacts.service';

/** The contact forms of the institutional pages. */
export function contactRoutes(api: FastifyInstance): void {
  serve(
    api,
    sendContact,
    { access: ['anyone'], limit: 'leads' },
    ({ ports, db, body, attribution, sessionId }) =>
      receiveContact(ports, db, { form: body, attribution, sessionId }),
  );
  serve(
    api,
    sendCompanyContact,
    { access: ['anyone'], limit: 'leads' },
    ({ ports, db, body, attribution, sessionId }) =>
      receiveCompany(ports, db, { form: body, attribution, sessionId }),
  );
}
