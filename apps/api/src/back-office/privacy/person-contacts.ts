import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { consultantInvitations, sellerInvitations } from '../../identity/team/team.table';
import { leads, reservations } from '../../sales/leads/leads.table';

/**
 * Leads from before the person had an account, found by the confirmed e-mail. A phone
 * proves nothing: anybody can type another's.
 */
export function leadsOf({ email }: { email: string }): SQL {
  return eq(sql`lower(${leads.email})`, email);
}

/**
 * Leads with this phone and without an e-mail: for operators, who know whose phone it is.
 */
export function leadsByPhone({ cellphone }: { cellphone: string }): SQL | undefined {
  return and(
    isNull(leads.email),
    ne(leads.cellphone, ''),
    eq(leads.cellphone, cellphone),
  );
}

export function reservationsOf({ email }: { email: string }): SQL {
  return eq(sql`lower(${reservations.email})`, email);
}

export function invitationsOf({ email }: { email: string }): SQL {
  return eq(sellerInvitations.email, email);
}

export function consultantInvitationsOf({ email }: { email: string }): SQL {
  return eq(consultantInvitations.email, email);
}
