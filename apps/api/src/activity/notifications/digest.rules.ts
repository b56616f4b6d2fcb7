import { type Role } from '@site/api-contract';
import { type Digest } from '@site/api-contract/activity';
import { isBusinessDay, type IsoDate } from '@site/api-contract/brazil';
import { CONSULTANT_PORTAL_PATH, DEALER_PORTAL_PATH } from '@site/api-contract/site-map';
import { NOTIFICATIONS_HASH, SELLER_PATH } from '@site/api-contract/site-paths';

const HOMES: Record<Role, string> = {
  DEALER: DEALER_PORTAL_PATH,
  SELLER: SELLER_PATH,
  CONSULTANT: CONSULTANT_PORTAL_PATH,
};

/** Opens the notifications in the reader's portal. */
export const notificationsPath = (role: Role) => `${HOMES[role]}${NOTIFICATIONS_HASH}`;

/** The last lines of every morning mail: where to choose its days. */
export const howToEndDigests = (role: Role) => ({
  note: [
    'Para mudar os dias ou encerrar estes e-mails,',
    'use “E-mail da manhã”, abaixo das suas notificações.',
  ].join(' '),
  noteLink: {
    label: 'Escolher quando receber',
    path: notificationsPath(role),
  },
});

/** The choices under which a mail goes out on this day. */
export function digestsOn(day: IsoDate): Digest[] {
  return isBusinessDay(day) ? ['business-days', 'every-day'] : ['every-day'];
}
