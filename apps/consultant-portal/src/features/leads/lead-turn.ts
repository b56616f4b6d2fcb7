import { type Lead } from '@site/contracts';
import { answerDay } from '@site/contracts/answer-promise';
import {
  formatDate,
  formatDateTime,
  saoPauloDay,
  saoPauloTime,
} from '@site/contracts/brazil';
import { leadsCopy as copy } from './leads.copy';

/**
 * What is to be done next with a lead, in words, and whether it is late: the first answer
 * that was promised, the next contact, or that there is none. Null of one that is closed.
 */
export function turnOf(
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
