import { type FastifyInstance } from 'fastify';
import { sendCompanyContact, sendContact } from '@site/contracts';
import { serve } from '../../platform/serve';
import { receiveCompany, receiveContact } from './contacts.service';

/** The contact forms of the institutional pages. */
export function contactRoutes(api: FastifyInstance): void {
  serve(
    api,
    sendContact,
    ['anyone'],
    ({ ports, db, body, attribution }) =>
      receiveContact(ports, db, { form: body, attribution }),
    { limit: 'leads' },
  );
  serve(
    api,
    sendCompanyContact,
    ['anyone'],
    ({ ports, db, body, attribution }) =>
      receiveCompany(ports, db, { form: body, attribution }),
    { limit: 'leads' },
  );
}
