import { type FastifyInstance } from 'fastify';
import { sendCompanyContact, sendContact } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ANYONE } from '#platform/security/access';
import { receiveCompany, receiveContact } from './contacts.service';

/** The contact forms of the institutional pages. */
export function contactRoutes(api: FastifyInstance): void {
  serve(
    api,
    sendContact,
    { ...ANYONE, limit: 'leads' },
    ({ ports, db, body, attribution, sessionId }) =>
      receiveContact(ports, db, { form: body, attribution, sessionId }),
  );
  serve(
    api,
    sendCompanyContact,
    { ...ANYONE, limit: 'leads' },
    ({ ports, db, body, attribution, sessionId }) =>
      receiveCompany(ports, db, { form: body, attribution, sessionId }),
  );
}
