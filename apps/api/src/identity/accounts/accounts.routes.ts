import { type FastifyInstance } from 'fastify';
import {
  checkDocument,
  createUser,
  finishRegistration,
  getAccountRecord,
  getLoggedUser,
  getRegistration,
  resendVerification,
  saveAddress,
  saveCompanyData,
  savePartners,
  savePersonalData,
  verifyEmail,
} from '@site/api-contract';
import { hasRight } from '#platform/http/request-guard';
import { serve } from '#platform/http/serve';
import { ALL_SIGNED_IN, ANYONE, CONSULTANTS, CUSTOMERS } from '#platform/security/access';
import { requireSelf } from '#platform/security/authentication';
import * as registration from '../registration/registration.service';
import * as accounts from './accounts.service';
import * as confirmation from './confirmation.service';

/** `onPartnersChange` is called when the partners of a company change. */
export function accountRoutes(
  api: FastifyInstance,
  onPartnersChange: registration.OnPartnersChange,
): void {
  serve<typeof createUser, accounts.RegistrationHash>(
    api,
    createUser,
    {
      ...ANYONE,
      limit: 'registrations',
      ignoreBearer: true,
      ahead: ({ ports, body }) => accounts.hashAhead(ports, body),
    },
    ({ ports, db, body, ahead, actor }) =>
      accounts.registerUser(ports, db, { form: body, ahead, actor }),
  );
  serve(
    api,
    verifyEmail,
    { ...ANYONE, limit: 'sign-ins', ignoreBearer: true },
    ({ ports, db, body, actor }) => confirmation.verifyEmail(ports, db, body, actor),
  );
  serve(
    api,
    resendVerification,
    { ...ANYONE, limit: 'mails', ignoreBearer: true },
    ({ ports, db, params }) => confirmation.resendVerification(ports, db, params.id),
  );
  serve(
    api,
    checkDocument,
    { ...ANYONE, limit: 'documents' },
    ({ ports, db, params, viewer, actor }) =>
      accounts.lookUpDocument(ports, db, {
        document: params.document,
        readsRecord:
          viewer.role === 'CONSULTANT' &&
          hasRight(viewer, CONSULTANTS.analysisOrLeads.right),
        actor,
      }),
  );
  serve(
    api,
    getAccountRecord,
    { ...CONSULTANTS.analysisOrLeads, limit: 'customers' },
    ({ ports, db, params, actor }) => accounts.showRecord(ports, db, params.id, actor),
  );
  serve(api, getLoggedUser, ALL_SIGNED_IN, ({ db, viewer }) =>
    accounts.getLoggedUser(db, viewer.id),
  );
  serve(api, getRegistration, CUSTOMERS, ({ ports, db, viewer, params }) =>
    registration.showRegistration(ports, db, requireSelf(viewer, params.id).id),
  );
  serve(api, savePersonalData, CUSTOMERS, ({ ports, db, viewer, params, body, actor }) =>
    registration.savePersonalData(ports, db, {
      userId: requireSelf(viewer, params.id).id,
      form: body,
      actor,
    }),
  );
  serve(api, saveCompanyData, CUSTOMERS, ({ ports, db, viewer, params, body, actor }) =>
    registration.saveCompanyData(ports, db, {
      userId: requireSelf(viewer, params.id).id,
      form: body,
      actor,
    }),
  );
  serve(api, savePartners, CUSTOMERS, ({ ports, db, viewer, params, body, actor }) =>
    registration.savePartners(ports, db, {
      userId: requireSelf(viewer, params.id).id,
      form: body,
      actor,
      onChange: onPartnersChange,
    }),
  );
  serve(api, saveAddress, CUSTOMERS, ({ ports, db, viewer, params, body, actor }) =>
    registration.saveAddress(ports, db, {
      userId: requireSelf(viewer, params.id).id,
      form: body,
      actor,
    }),
  );
  serve(api, finishRegistration, CUSTOMERS, ({ ports, db, viewer, params, actor }) =>
    registration.finishRegistration(ports, db, requireSelf(viewer, params.id).id, actor),
  );
}
