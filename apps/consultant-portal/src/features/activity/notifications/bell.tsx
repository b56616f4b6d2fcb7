import { type Notification } from '@site/api-contract';
import { type ConsultantKind } from '@site/api-contract/activity';
import { CONSULTANT_PORTAL_PATH } from '@site/api-contract/site-map';
import {
  CONSULTANT_FINES_PATH,
  CONSULTANT_STAFF_PATH,
  consultantContractPath,
  consultantDealershipPath,
  consultantDisputePath,
  consultantLeadPath,
  consultantPagePath,
  consultantPriceTablePath,
  consultantProposalPath,
  consultantServicePath,
} from '@site/api-contract/site-paths';
import { withFallback } from '@site/api-contract/with-fallback';
import { Bell, type Line } from '@site/back-office/bell';
import { notificationsCopy as copy } from './notifications.copy';

const PATHS: Record<ConsultantKind, (id: string) => string> = withFallback(
  {
    'documents-received': consultantProposalPath,
    'review-asked': consultantProposalPath,
    'partners-changed': consultantProposalPath,
    'lead-repeated': consultantLeadPath,
    'leads-assigned': consultantLeadPath,
    'service-message': consultantServicePath,
    'fines-assigned': () => `${CONSULTANT_FINES_PATH}?de=minhas`,
    'charge-contested': consultantDisputePath,
    'bank-event-odd': consultantContractPath,
    'refund-unheld': consultantContractPath,
    'page-published': consultantPagePath,
    'page-scheduled': consultantPagePath,
    'page-withdrawn': consultantPagePath,
    'prices-imported': consultantPriceTablePath,
    'prices-withdrawn': consultantPriceTablePath,
    'dealership-added': consultantDealershipPath,
    'dealership-changed': consultantDealershipPath,
    'dealership-ended': consultantDealershipPath,
    'dealership-reopened': consultantDealershipPath,
    'consultant-joined': () => CONSULTANT_STAFF_PATH,
  },
  () => CONSULTANT_PORTAL_PATH,
);

function lineOf({ kind, label, subjectId }: Notification): Line {
  // The API sends consultants only these kinds.
  const told = kind as ConsultantKind;
  return { text: copy[told](label ?? ''), to: PATHS[told](subjectId) };
}

/**
 * Notifications about a consultant's own work, and about prices, dealerships and pages.
 */
export function ConsultantBell() {
  return <Bell lineOf={lineOf} />;
}
