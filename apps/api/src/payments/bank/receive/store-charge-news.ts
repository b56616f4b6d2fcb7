import { type Database } from '#platform/data/database';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, type Reader } from '#platform/mail/mail-template';
import { type Ports } from '#platform/ports';
import { type ContractRow } from '../../../contracts/contracts/contracts.repository';
import { enqueueMoneyMail } from '../../../identity/accounts/money-mails';
import { chargeLabel } from '../../bills/bill.rules';
import { type BankChargeRow, moveBankCharge } from '../../payments/payments.repository';
import {
  cardFallbackMail,
  cardTriesAgainMail,
  confirmCardMail,
} from '../../saved-cards/saved-cards.mails';
import { declinedMail } from '../declined.mails';
import {
  type ChargeFacts,
  type ChargeNews,
  givenUp,
  type NewsMail,
} from './charge-news.rules';

type StorePorts = Pick<Ports, 'clock' | 'config'>;
type OfCharge = Pick<ChargeFacts, 'charge' | 'record'>;

/**
 * Stores the new state of a charge and mails the payer; false when it changed meanwhile.
 */
export async function storeChargeNews(
  { ports, tx }: { ports: StorePorts; tx: Database },
  { charge, record: { contract } }: OfCharge,
  { from, change, mail }: ChargeNews,
): Promise<boolean> {
  if (!(await moveBankCharge(tx, charge.id, from, change))) return false;
  if (mail)
    await enqueueMoneyMail(ports, tx, {
      userId: contract.userId,
      write: (to) =>
        writeNews(ports.config, mail, {
          to,
          contract,
          charge: { ...charge, ...change },
        }),
    });
  return true;
}

/**
 * Gives up the charge of a bill that the saved card could not pay, and tells the customer
 * once.
 */
export function giveUpCharge(
  ports: StorePorts,
  tx: Database,
  { charge, record, change }: OfCharge & { change: Partial<BankChargeRow> },
): Promise<boolean> {
  const news = givenUp(chargeLabel(charge, record), change);
  return storeChargeNews({ ports, tx }, { charge, record }, news);
}

function writeNews(
  config: MailConfig,
  mail: NewsMail,
  about: { to: Reader; contract: ContractRow; charge: BankChargeRow },
): Mail {
  switch (mail.kind) {
    case 'declined':
      return declinedMail(config, { ...about, ...mail });
    case 'confirm-card':
      return confirmCardMail(config, { ...about, ...mail });
    case 'card-fallback':
      return cardFallbackMail(config, { ...about, ...mail });
    case 'card-tries-again':
      return cardTriesAgainMail(config, { ...about, ...mail });
  }
}
