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
import { saoPauloDay } from '@site/api-contract/brazil';
import { hasRight } from '#platform/http/request-guard';
import { serve } from '#platform/http/serve';
import { requireSelf } from '#platform/security/authentication';
import { findDraft } from '../registration/registration.repository';
import * as registration from '../registration/registration.service';
import * as accounts from './accounts.service';
import * as confirmation from './confirmation.service';

/** Consultants of proposals or leads read whole records; others find customers masked. */
const RECORD_RIGHTS = ['analysis', 'leads'] as const;

/** `onPartnersChange` is told when others are the partners of a company. */
export function accountRoutes(
  api: FastifyInstance,
  onPartnersChange: registration.OnPartnersChange,
): void {
  serve<typeof createUser, accounts.RegistrationHash>(
    api,
    createUser,
    {
      access: ['anyone'],
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
    { access: ['anyone'], limit: 'sign-ins', ignoreBearer: true },
    ({ ports, db, body, actor }) => confirmation.verifyEmail(ports, db, body, actor),
  );
  serve(
    api,
    resendVerification,
    { access: ['anyone'], limit: 'mails', ignoreBearer: true },
    ({ ports, db, params }) => confirmation.resendVerification(ports, db, params.id),
  );
  serve(
    api,
    checkDocument,
    { access: ['anyone'], limit: 'documents' },
    ({ ports, db, params, viewer, actor }) =>
      accounts.lookUpDocument(ports, db, {
        document: params.document,
        readsRecord: viewer.role === 'CONSULTANT' && hasRight(viewer, RECORD_RIGHTS),
        actor,
      }),
  );
  serve(
    api,
    getAccountRecord,
    { access: ['CONSULTANT'], right: RECORD_RIGHTS, limit: 'customers' },
    ({ ports, db, params, actor }) => accounts.showRecord(ports, db, params.id, actor),
  );
  serve(
    api,
    getLoggedUser,
    { access: ['customer', 'SELLER', 'DEALER', 'CONSULTANT'] },
    ({ db, viewer }) => accounts.getLoggedUser(db, viewer.id),
  );
  serve(api, getRegistration, { access: ['customer'] }, ({ ports, db, viewer, params }) =>
    findDraft(db, requireSelf(viewer, params.id).id, saoPauloDay(ports.clock.now())),
  );
  serve(
    api,
    savePersonalData,
    { access: ['customer'] },
    ({ ports, db, viewer, params, body, actor }) =>
      registration.savePersonalData(ports, db, {
        userId: requireSelf(viewer, params.id).id,
        form: body,
        actor,
      }),
  );
  serve(
    api,
    saveCompanyData,
    { access: ['customer'] },
    ({ ports, db, viewer, params, body, actor }) =>
      registration.saveCompanyData(ports, db, {
        userId: requireSelf(viewer, params.id).id,
        form: body,
        actor,
      }),
  );
  serve(
    api,
    savePartners,
    { access: ['customer'] },
    ({ ports, db, viewer, params, body, actor }) =>
      registration.savePartners(ports, db, {
        userId: requireSelf(viewer, params.id).id,
        form: body,
        actor,
        onChange: onPartnersChange,
      }),
  );
  serve(
    api,
    saveAddress,
    { access: ['customer'] },
    ({ ports, db, viewer, params, body, actor }) =>
      registration.saveAddress(ports, db, {
        userId: requireSelf(viewer, params.id).id,
        form: body,
        actor,
      }),
  );
  serve(
    api,
    finishRegistration,
    { access: ['customer'] },
    ({ ports, db, viewer, params, actor }) =>
      registration.finishRegistration(
        ports,
        db,
        requireSelf(viewer, params.id).id,
        actor,
      ),
  );
}
