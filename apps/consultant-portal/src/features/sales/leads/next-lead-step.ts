import { type Lead } from '@site/api-contract';
import {
  formatDate,
  formatDateTime,
  saoPauloDay,
  saoPauloTime,
} from '@site/api-contract/brazil';
import { answerDay } from '@site/api-contract/sales';
import { leadsCopy as copy } from './leads.copy';

/**
 * The next step of a lead in words, and whether it is late: the promised first answer,
 * the next contact, or that no contact is planned. Null for a closed lead.
 */
export function nextLeadStep(
  { status, dueAt, waitingSince, nextContactAt }: Lead,
  now: Date,
): { text: string; late: boolean } | null {
  if (dueAt === null) return null;
  const late = new Date(dueAt) <= now;
  if (nextContactAt && (nextContactAt === dueAt || status !== 'novo')) {
    const at = new Date(nextContactAt);
    const when =
      saoPauloDay(at) === saoPauloDay(now)
        ? copy.today(saoPauloTime(at))
        : formatDateTime(at);
    return { text: late ? copy.contactLate(when) : copy.contact(when), late };
  }
  if (status !== 'novo') return { text: late ? copy.idle : copy.noContact, late };
  const day = formatDate(answerDay(new Date(waitingSince)));
  return { text: late ? copy.answerLate(day) : copy.answerBy(day), late };
}
