import { type FastifyInstance } from 'fastify';
import { type Cleaning } from '../platform/jobs/maintenance';
import { accountRoutes } from './accounts/accounts.routes';
import { forgetExpired } from './accounts/devices';
import { accountSecurityRoutes } from './accounts/security.routes';
import { addressRoutes } from './addresses/addresses.routes';
import { authenticationRoutes } from './authentications/authentications.routes';
import { cmsRoutes } from './cms/cms.routes';
import { forgetOldConsents } from './consents/consents.repository';
import { consentRoutes } from './consents/consents.routes';
import { contactRoutes } from './contacts/contacts.routes';
import { dealershipRoutes } from './dealerships/dealerships.routes';
import { documentRoutes } from './documents/documents.routes';
import { removeDoomedFiles, scanWaiting } from './documents/documents.service';
import { installmentRoutes } from './installments/installments.routes';
import { leadRoutes } from './leads/leads.routes';
import { privacyRoutes } from './privacy/privacy.routes';
import { applyRetention } from './privacy/retention';
import { proposalRoutes } from './proposals/proposals.routes';
import { reservationRoutes } from './reservations/reservations.routes';
import { endSharings } from './simulations/shared/shared-carts.cleaning';
import { sharedCartRoutes } from './simulations/shared/shared-carts.routes';
import { simulationRoutes } from './simulations/simulations.routes';
import { forgetRemovedSimulations } from './simulations/simulations.service';
import { vehicleRoutes } from './vehicles/vehicles.routes';

/** Every feature's routes. A feature imports no other feature's routes or services. */
export function registerFeatures(api: FastifyInstance): void {
  cmsRoutes(api);
  vehicleRoutes(api);
  dealershipRoutes(api);
  addressRoutes(api);
  leadRoutes(api);
  reservationRoutes(api);
  contactRoutes(api);
  accountRoutes(api);
  accountSecurityRoutes(api);
  authenticationRoutes(api);
  simulationRoutes(api);
  sharedCartRoutes(api);
  proposalRoutes(api);
  installmentRoutes(api);
  consentRoutes(api);
  documentRoutes(api);
  privacyRoutes(api);
}

/** What features keep for a time only (security-requirements I4). */
export const CLEANINGS: readonly Cleaning[] = [
  forgetOldConsents,
  forgetRemovedSimulations,
  endSharings,
  forgetExpired,
  applyRetention,
  removeDoomedFiles,
  scanWaiting,
];
