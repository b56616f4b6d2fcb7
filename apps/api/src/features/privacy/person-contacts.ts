import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { leads, reservations } from '../../tables';

/** What a person typed before there was an account is found by the confirmed e-mail, or by a phone that came without one. */
export function leadsOf({ email, cellphone }: { email: string; cellphone: string }): SQL | undefined {
  const byPhone = cellphone === '' ? undefined : and(isNull(leads.email), eq(leads.cellphone, cellphone));
  return or(eq(sql`lower(${leads.email})`, email), byPhone);
}

export function reservationsOf({ email }: { email: string }): SQL {
  return eq(sql`lower(${reservations.email})`, email);
}
