import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { linkTo } from './contracts.mails';
import { type ContractRow } from './contracts.repository';

/** The mail about a numbered change of the contract. */
export function amendedMail(
  config: MailConfig,
  {
    to,
    contract,
    number,
    text,
  }: { to: string; contract: ContractRow; number: number; text: string },
): Mail {
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `Contrato ${contract.number}: mudança ${number}`,
    paragraphs: [
      `A mudança ${number} do seu contrato está registrada, como aditivo: ${text}`,
      'Tudo o mais fica como você assinou.',
    ],
    link: linkTo(contract),
  });
}
