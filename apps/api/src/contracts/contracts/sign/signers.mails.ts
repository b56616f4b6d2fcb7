import { type FileAnswer } from '@site/api-contract';
import { VERIFY_CONTRACT_PATH } from '@site/api-contract/site-paths';
import { type CompanyConfig, reachUs } from '#platform/company';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { carOf } from '../../../sales/proposals/proposals.mails';
import { type ProposalRow } from '../../../sales/proposals/proposals.repository';
import { factsOf } from '../contracts.mails';
import { type ContractRow } from '../contracts.repository';

/**
 * The code for the partner who signs. Nobody proved the address, so the mail holds no
 * text that a person typed (security-requirements D8): the names stand in the draft.
 */
export function signerCodeMail(
  config: MailConfig & Pick<Config, 'PIN_MINUTES'>,
  {
    to,
    pin,
    row,
    document,
    draft,
  }: {
    to: string;
    pin: string;
    row: Pick<ProposalRow, 'number' | 'choice' | 'paint'>;
    /** CNPJ as it is written. */
    document: string;
    draft: FileAnswer;
  },
): Mail {
  const mail = writeMail(config, {
    car: carOf(row),
    to,
    subject: 'Código para assinar o contrato da empresa',
    paragraphs: [
      [
        `O contrato da proposta ${row.number}, da empresa de CNPJ ${document},`,
        'espera a sua assinatura. Ele está neste e-mail, em PDF: leia antes.',
        'Este código de 6 números vale como a sua assinatura:',
      ],
      [
        'Concorda com o contrato? Digite o código na página da proposta',
        'ou passe a quem está com ela aberta.',
        `Ele vale por ${config.PIN_MINUTES} minutos e só pode ser usado uma vez.`,
      ],
    ],
    code: pin,
    note: 'Não faz parte do quadro de sócios dessa empresa ou não quer assinar? Não passe o código a ninguém: sem ele nada é assinado.',
  });
  return { ...mail, attachments: [draft] };
}

/** The signed contract, for the partner who signed it. */
export function signerCopyMail(
  config: MailConfig & CompanyConfig,
  {
    to,
    contract,
    company,
    file,
  }: { to: string; contract: ContractRow; company: string; file: FileAnswer },
): Mail {
  const { number } = contract;
  const mail = writeMail(config, {
    car: contract.terms,
    to,
    subject: `Você assinou o contrato ${number}`,
    paragraphs: [
      [
        `O contrato ${number}, da empresa contratante ${company}, está assinado por você.`,
        'O PDF está neste e-mail: guarde-o.',
      ],
      `Não foi você? Fale com a gente agora: ${reachUs(config)}.`,
    ],
    facts: factsOf(contract),
    link: { label: 'Conferir o PDF', path: VERIFY_CONTRACT_PATH },
  });
  return { ...mail, attachments: [file] };
}
