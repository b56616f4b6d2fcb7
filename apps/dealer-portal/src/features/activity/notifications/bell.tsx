import { type Notification } from '@site/api-contract';
import { type DealershipKind, isOfDelivery } from '@site/api-contract/activity';
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
  // The API sends dealership staff only these kinds.
  const told = kind as DealershipKind;
  return { text: copy[told](label ?? ''), to: pathOf(told, subjectId, opens) };
}

function pathOf(kind: DealershipKind, id: string, opens: Notification['opens']): string {
  if (kind === 'seller-joined') return DEALER_TEAM_PATH;
  // A cart that ended can't be opened.
  if (kind === 'cart-ended') return SELLER_PATH;
  if (kind === 'cart-joined' || kind === 'cart-declined' || kind === 'cart-changed')
    return assistedCartPath(id);
  const isDelivery = opens ? opens === 'delivery' : isOfDelivery(kind);
  return isDelivery ? dealerDeliveryPath(id) : dealerProposalPath(id);
}

/**
 * Notifications about the viewer's own proposals, the dealership's proposals, and its
 * deliveries.
 */
export function DealershipBell() {
  return <Bell lineOf={lineOf} />;
}
