import { type Notification } from '@site/api-contract';
import { type DealershipKind, isOfDelivery } from '@site/api-contract/notification-kinds';
import {
  assistedCartPath,
  DEALER_TEAM_PATH,
  dealerDeliveryPath,
  dealerProposalPath,
  SELLER_PATH,
} from '@site/api-contract/site-paths';
import { Bell, type Line } from '@site/back-office/bell';
import { notificationsCopy as copy } from './notifications.copy';

function lineOf({ kind, label, subjectId, opens }: Notification): Line {
  // The API gives dealership staff no other.
  const told = kind as DealershipKind;
  return { text: copy[told](label ?? ''), to: pathOf(told, subjectId, opens) };
}

function pathOf(kind: DealershipKind, id: string, opens: Notification['opens']): string {
  if (kind === 'seller-joined') return DEALER_TEAM_PATH;
  // The cart that ended is not open any more.
  if (kind === 'cart-ended') return SELLER_PATH;
  if (kind === 'cart-joined' || kind === 'cart-changed') return assistedCartPath(id);
  const isDelivery = opens ? opens === 'delivery' : isOfDelivery(kind);
  return isDelivery ? dealerDeliveryPath(id) : dealerProposalPath(id);
}

/**
 * Notifications about the viewer's own proposals, about the dealership's, and about its
 * deliveries.
 */
export function DealershipBell() {
  return <Bell lineOf={lineOf} />;
}
