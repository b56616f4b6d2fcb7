import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Mail } from '#platform/mail/mail';
import { type Reader } from '#platform/mail/mail-template';
import { type Ports } from '#platform/ports';
import { findRegistration } from '../registration/registration.repository';
import { findAccountById } from './accounts.repository';

/**
 * Addresses for mails about an account's money: the account's own; for a company its
 * financial contact's, with a copy to the account if it wants one. A formal letter goes
 * to both (docs/product/identity.md). None once the account is gone.
 */
export async function recipientsOfMoneyMails(
  db: Database,
  userId: string,
  kind: 'ordinary' | 'formal' = 'ordinary',
): Promise<Reader[]> {
  const account = await findAccountById(db, userId);
  if (!account) return [];
  const saved = account.personType === 'PJ' ? await findRegistration(db, userId) : null;
  const contact = saved?.financialContactEmail;
  if (!contact || contact === account.email) return [account.email];
  const reader = {
    address: contact,
    why: `Este e-mail veio para você como contato financeiro da empresa (${account.name}). A página que ele abre pede o acesso da conta da empresa.`,
  };
  const isCopied = kind === 'formal' || saved.financialContactCopy;
  return isCopied ? [reader, account.email] : [reader];
}

/** Puts a mail about an account's money into the outbox, once for each recipient. */
export async function enqueueMoneyMail(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  {
    userId,
    kind,
    write,
  }: {
    userId: string;
    kind?: 'ordinary' | 'formal';
    write: (to: Reader) => Mail | Promise<Mail>;
  },
): Promise<void> {
  for (const to of await recipientsOfMoneyMails(tx, userId, kind))
    await enqueueMail(ports, tx, await write(to));
}
