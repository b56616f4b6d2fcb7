import { type FileAnswer } from '@site/api-contract';
import { formatKm } from '@site/api-contract/brazil';
import {
  memberContractPath,
  memberKmPath,
  memberPaymentsPath,
} from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, type Reader, writeMail } from '#platform/mail/mail-template';
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
      'Não é o que o painel mostra? Na página dos km, toque em Corrigir a leitura e informe os km de novo.',
    ],
    facts: [
      ['Contrato', contract.number],
      ['Painel', formatKm(km)],
    ],
    link: { label: 'Ver os km', path: memberKmPath(contract.id) },
  });
}

/** A receipt or a contract again, with the file. */
export function paperMail(
  config: MailConfig,
  {
    to,
    contract,
    copy,
    paper,
    actor,
  }: {
    to: Reader;
    contract: ContractRow;
    copy: 'receipt' | 'contract';
    paper: FileAnswer;
    actor: Actor;
  },
): Mail {
  const isReceipt = copy === 'receipt';
  const mail = writeMail(config, {
    car: contract.terms,
    to,
    subject: `Contrato ${contract.number}: segunda via ${isReceipt ? 'do recibo' : 'do contrato'}`,
    paragraphs: [
      [
        isReceipt
          ? 'O recibo do seu último pagamento está neste e-mail.'
          : 'O contrato que você assinou está neste e-mail.',
        requestedLine(actor),
      ],
    ],
    facts: [['Contrato', contract.number]],
    link: isReceipt
      ? { label: 'Ver os pagamentos', path: memberPaymentsPath(contract.id) }
      : { label: 'Ver o contrato', path: memberContractPath(contract.id) },
  });
  return { ...mail, attachments: [paper] };
}

/** A consultant began a change of the address; the customer reads and saves it. */
export function addressMail(
  config: MailConfig,
  { to, path, actor }: { to: string; path: string; actor: Actor },
): Mail {
  return writeMail(config, {
    to,
    subject: 'Confira o seu novo endereço',
    paragraphs: [
      ['Seu novo endereço está preenchido e espera por você.', requestedLine(actor)],
      [
        'Nada mudou ainda: confira e salve na sua área em até 24 horas.',
        'Não era isso? Descarte lá mesmo, ou deixe passar o prazo.',
      ],
    ],
    link: { label: 'Conferir o endereço', path },
  });
}
