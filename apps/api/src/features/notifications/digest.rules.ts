import { isBusinessDay, type IsoDate } from '@site/contracts/brazil';
import { type Digest } from '@site/contracts/notification-kinds';

/** What every mail of a morning ends with. */
export const HOW_TO_END_DIGESTS =
  'Para mudar os dias ou encerrar estes e-mails, abra o sino de notificações no portal.';

/**
 * The choices of those who want a mail on a day.
 */
export function digestsOn(day: IsoDate): Digest[] {
  return isBusinessDay(day) ? ['business-days', 'every-day'] : ['every-day'];
}
