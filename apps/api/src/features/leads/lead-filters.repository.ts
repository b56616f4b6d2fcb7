import { and, eq, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { isLeadClosed, type LeadState } from '@site/contracts/lead-states';
import { containing } from '../../platform/http/paging';
import { leads } from '../../tables';

export type LeadFilter = {
  /** Whose: nobody's, or those of this consultant. */
  holder?: { free: true } | { id: string };
  status?: LeadState | 'abertos';
  search?: string;
};

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
    search?.trim() ? containingText(search) : undefined,
  );
}

function containingText(search: string): SQL | undefined {
  const pattern = containing(search);
  const digits = search.replace(/\D/g, '');
  return or(
    ilike(leads.name, pattern),
    ilike(leads.email, pattern),
    digits.length >= 4 ? ilike(leads.cellphone, `%${digits}%`) : undefined,
  );
}
