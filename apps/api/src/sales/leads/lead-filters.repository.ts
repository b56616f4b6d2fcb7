import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { normalizePhone } from '@site/api-contract/brazil';
import { isLeadClosed, type LeadState } from '@site/api-contract/sales';
import { beginningOf, beginningsOf, haveWords } from '#platform/data/search-words';
import { leads } from './leads.table';

export type LeadFilter = {
  /** Leads without a holder, or the leads of this consultant. */
  holder?: { free: true } | { id: string };
  status?: LeadState | 'abertos';
  search?: string;
};

/**
 * A phone with more digits than DDD and number, or one with a 0 in front; `xx` is any
 * operator.
 */
const LONG_PHONE = /^(?=\s*(?:[+0]|(?:\D*\d){12}))[+\d().\-\sx]+$/i;

const isOpen = isNotNull(leads.dueAt);

export const isClosed = (status: LeadState | 'abertos') =>
  status !== 'abertos' && isLeadClosed(status);

export function matching({ holder, status, search }: LeadFilter): SQL | undefined {
  return and(
    holder && ('id' in holder ? eq(leads.claimedBy, holder.id) : isNull(leads.claimedBy)),
    status === undefined
      ? undefined
      : status === 'abertos'
        ? isOpen
        : isClosed(status)
          ? eq(leads.status, status)
          : and(isOpen, eq(leads.status, status)),
    search?.trim() ? searched(search) : undefined,
  );
}

/**
 * Finds leads by beginnings of words of the name, an e-mail, or a phone or its end. A
 * phone may have the country's or the operator's code.
 */
function searched(text: string): SQL {
  const search = LONG_PHONE.test(text) ? normalizePhone(text) : text;
  const isOne = search.includes('@') || !/\p{L}/u.test(search);
  const beginnings = isOne ? beginningOf(search) : beginningsOf(search);
  const words = sql`words_of_lead(l.name, l.email, l.cellphone)`;
  return sql`${leads.id} = any(array(
    select l.id from leads l where ${haveWords(words, beginnings)}))`;
}
