import { type SQL, sql } from 'drizzle-orm';
import { normalizeDocument } from '@site/api-contract/brazil';
import { hasPhone, isNamed } from '#platform/data/search-words';

/**
 * The ids of accounts that a search finds: by beginnings of words of the name, without
 * accents; or by a whole document, e-mail or phone, the phone with or without its area
 * code. Each kind has its index. Use it as `= any(array(…))`.
 */
export function peopleFoundBy(search: string): SQL {
  return sql`
    select u.id from users u where ${isNamed(sql`u.name`, search)}
    union all select u.id from users u where u.document = ${normalizeDocument(search)}
    union all select u.id from users u
      where lower(u.email) = ${search.trim().toLowerCase()}
    union all select u.id from users u where ${hasPhone(sql`u.cellphone`, search)}`;
}
