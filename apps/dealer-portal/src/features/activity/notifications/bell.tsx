import { type Notification } from '@site/api-contract';
import { type DealershipKind, isOfDelivery } from '@site/api-contract/activity';
import {
  assistedCartPath,
  DEALER_RETURNS_PATH,
  DEALER_TEAM_PATH,
  dealerDeliveryPath,
  dealerProposalPath,
  dealerReturnPath,
  dealerWorkshopVisitPath,
  SELLER_PATH,
} from '@site/api-contract/site-paths';
import { Bell, type Line } from '@site/back-office/bell';
import { notificationsCopy as copy } from './notifications.copy';

function lineOf({ kind, label, subjectId, opens }: Notification): Line {
  // The API sends dealership staff only these kinds.
  const told = kind as DealershipKind;
  return { text: copy[told](label ?? ''), to: pathOf(told, subjectId, opens) };
}

/** A return that was cancelled, or moved to another dealership, can't be opened. */
const RETURN_PATHS: Partial<Record<DealershipKind, (id: string) => string>> = {
  'return-booked': dealerReturnPath,
  'return-rebooked': dealerReturnPath,
  'return-cancelled': () => DEALER_RETURNS_PATH,
  'damages-contested': dealerReturnPath,
  'damages-decided': dealerReturnPath,
};

function pathOf(kind: DealershipKind, id: string, opens: Notification['opens']): string {
  if (kind === 'seller-joined') return DEALER_TEAM_PATH;
  // A cart that ended can't be opened.
  if (kind === 'cart-ended') return SELLER_PATH;
  if (kind === 'cart-joined' || kind === 'cart-declined' || kind === 'cart-changed')
    return assistedCartPath(id);
  if (kind === 'visit-booked' || kind === 'visit-moved' || kind === 'visit-cancelled')
    return dealerWorkshopVisitPath(id);
  const ofReturn = RETURN_PATHS[kind];
  if (ofReturn) return ofReturn(id);
  const isDelivery = opens ? opens === 'delivery' : isOfDelivery(kind);
  return isDelivery ? dealerDeliveryPath(id) : dealerProposalPath(id);
}

/**
 * Notifications about the viewer's own proposals, the dealership's proposals, its
 * deliveries, returns and visits to its workshop.
 */
export function DealershipBell() {
  return <Bell lineOf={lineOf} />;
}
