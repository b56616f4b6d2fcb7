import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { endSentence } from '@site/api-contract/brazil';
import { users } from '../../identity/accounts/accounts.table';
import { type Database } from '../data/database';
import { type Mail } from './mail';
import { withGreeting } from './mail-template';

/**
 * Begins a mail with the name of its reader: a person's first name, or a company's whole
 * name. Only an account with this confirmed address is greeted: anybody may type any name
 * beside another's address.
 */
export async function greetReader(db: Database, mail: Mail): Promise<Mail> {
  const [reader] = await db
    .select({ name: users.name, personType: users.personType })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, mail.to.toLowerCase()),
        isNotNull(users.emailConfirmedAt),
      ),
    )
    .limit(1);
  if (!reader) return mail;
  const name = reader.personType === 'PJ' ? reader.name : reader.name.split(' ')[0];
  return name ? withGreeting(mail, endSentence(`Olá, ${name}`)) : mail;
}
