import { formatKm } from '@site/api-contract/brazil';
import { memberKmPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { type Actor } from '#platform/security/audit';
import { requestedLine } from '../../activity/requested-acts/requested-acts';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';

/** The code that a customer on the phone says to the consultant. */
export function callerPinMail(
  config: MailConfig & { PIN_MINUTES: number },
  { to, pin, consultant }: { to: string; pin: string; consultant: string },
): Mail {
  return writeMail(config, {
    to,
    subject: 'Código para o atendimento por telefone',
    paragraphs: [
      `Você está ao telefone com ${consultant}? Diga este código de 6 números:`,
      [
        `O código vale por ${config.PIN_MINUTES} minutos e só pode ser usado uma vez.`,
        `Com ele, ${consultant} faz nesta ligação o que você pedir.`,
      ],
    ],
    code: pin,
    note: 'Não ligou para a gente? Ignore esta mensagem e não diga o código a ninguém.',
  });
}

/** A consultant noted the odometer at the customer's request. */
export function readingMail(
  config: MailConfig,
  {
    to,
    contract,
    km,
    actor,
  }: { to: string; contract: ContractRow; km: number; actor: Actor },
): Mail {
  return writeMail(config, {
    car: contract.terms,
    to,
    subject: `Contrato ${contract.number}: anotamos ${formatKm(km)} no painel`,
    paragraphs: [
      requestedLine(actor),
      'Não é o que o painel mostra? Anote outra leitura hoje na sua área: ela fica no lugar desta.',
    ],
    facts: [
      ['Contrato', contract.number],
      ['Painel', formatKm(km)],
    ],
    link: { label: 'Ver os km', path: memberKmPath(contract.id) },
  });
}
