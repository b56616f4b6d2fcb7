import { formatDate, formatKm } from '@site/api-contract/brazil';
import { memberKmPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { type ContractRow } from '../../../contracts/contracts/contracts.repository';
import { type Reading } from '../odometer-reading.rules';

/** A consultant struck a reading of the odometer: which one, why, and what it changes. */
export function readingStruckMail(
  config: MailConfig,
  {
    to,
    contract: { id, number, terms },
    reading: { onDay, km },
    reason,
    boughtKm,
  }: {
    to: string;
    contract: Pick<ContractRow, 'id' | 'number' | 'terms'>;
    reading: Reading;
    reason: string;
    /** Km bought since that reading. */
    boughtKm: number;
  },
): Mail {
  return writeMail(config, {
    car: terms,
    to,
    subject: `Contrato ${number}: a leitura de ${formatKm(km)} não conta mais`,
    paragraphs: [
      `Desconsideramos a leitura de ${formatKm(km)}, de ${formatDate(onDay)}. Motivo: ${reason}`,
      [
        'Ela não conta mais para o saldo de km, a previsão e a próxima revisão.',
        boughtKm > 0 &&
          `Os ${formatKm(boughtKm)} que você comprou desde então continuam no contrato.`,
      ],
      'Informe na sua área os km que o painel mostra agora, para a conta ficar em dia.',
    ],
    facts: [
      ['Contrato', number],
      ['Leitura', `${formatDate(onDay)}: ${formatKm(km)}`],
    ],
    link: { label: 'Ver os km', path: memberKmPath(id) },
  });
}
