import { formatDate } from '@site/api-contract/brazil';
import { memberDriversPath } from '@site/api-contract/site-paths';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { writeMail } from '#platform/mail/mail-template';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { type DriverRow } from './drivers.repository';

/** A driver's license ends soon. The mail tells only the person's first name. */
export function licenseMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  { to, contract, driver }: { to: string; contract: ContractRow; driver: DriverRow },
): Mail {
  const who = driver.name.split(' ')[0] ?? driver.name;
  const day = formatDate(driver.cnhExpirationDate);
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `A CNH de ${who} vence em ${day}`,
    paragraphs: [
      [
        `${who} dirige no seu contrato ${contract.number}, e a CNH vence em ${day}.`,
        'Depois desse dia, só dirige de novo com a CNH renovada.',
      ],
      'Com a CNH nova em mãos, tire este motorista da lista e cadastre de novo, com a foto dela.',
    ],
    link: { label: 'Ver os motoristas', path: memberDriversPath(contract.id) },
  });
}
