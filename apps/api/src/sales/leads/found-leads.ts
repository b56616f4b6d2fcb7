import { and, desc, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type FoundQuery, type FoundRow } from '#platform/data/found-rows';
import { wholeNamesFirst } from '#platform/data/search-words';
import { matching } from './lead-filters.repository';
import { leads } from './leads.table';

/** Leads that a search finds: open ones first, then the newest. */
export async function foundLeads(
  db: Database,
  { search, most }: Pick<FoundQuery, 'search' | 'most'>,
): Promise<FoundRow[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(matching({ search }))
    .orderBy(
      wholeNamesFirst(leads.name, search),
      sql`${leads.dueAt} is null`,
      desc(leads.createdAt),
      desc(leads.id),
    )
    .limit(most);
  return rows.map(({ id, name, kind: form, status }) => ({
    personId: null,
    item: { kind: 'lead', id, name, form, status },
  }));
}

type Person = { email: string; cellphone: string };

/**
 * The number of open leads of people, by the same e-mail or phone: either makes leads one
 * person's (docs/product/back-office.md).
 */
export async function openLeads(
  db: Database,
  people: readonly Person[],
): Promise<(person: Person) => number> {
  const phones = people.map(({ cellphone }) => cellphone).filter((phone) => phone !== '');
  const rows = await db
    .select({ email: leads.email, cellphone: leads.cellphone })
    .from(leads)
    .where(
      and(
        isNotNull(leads.dueAt),
        or(
          inArray(
            sql`lower(${leads.email})`,
            people.map(({ email }) => email.toLowerCase()),
          ),
          and(sql`${leads.cellphone} <> ''`, inArray(leads.cellphone, phones)),
        ),
      ),
    );
  return ({ email, cellphone }) =>
    rows.filter(
      (lead) =>
        lead.email?.toLowerCase() === email.toLowerCase() ||
        (cellphone !== '' && lead.cellphone === cellphone),
    ).length;
}
