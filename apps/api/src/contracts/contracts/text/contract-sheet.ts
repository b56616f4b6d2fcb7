import { type ContractPart } from '@site/api-contract';
import { endSentence } from '@site/api-contract/brazil';
import { VERIFY_CONTRACT_PATH } from '@site/api-contract/site-paths';
import { type PdfPart, type PdfSheet } from '#platform/files/pdf';
import { sideBySide } from '#platform/files/pdf-columns';
import { type SignatureEvidence } from '../contracts.table';
import { evidenceFacts } from '../sign/signature-evidence';
import { signedLead, type WrittenContract } from './contract-text';

type Printed = WrittenContract & {
  proposalNumber: string;
  /** Origin of the site, where the file can be checked. */
  origin: string;
};

/** The contract before anything is signed; every page says so. */
export function draftSheet(contract: Printed, issuedAt: Date): Omit<PdfSheet, 'brand'> {
  const { text, proposalNumber } = contract;
  return {
    ...sheetOf(contract, issuedAt),
    lead: `${endSentence(text.lead)} Minuta: ainda não foi assinada e não vale como contrato.`,
    mark: `Minuta da proposta ${proposalNumber}, sem assinatura`,
    parts: textParts(contract),
  };
}

/** The same text, followed by the page of evidence. */
export function signedSheet(
  contract: Printed,
  {
    number,
    customer,
    evidence,
  }: {
    number: string;
    customer: { name: string; document: string };
    evidence: SignatureEvidence;
  },
): Omit<PdfSheet, 'brand'> {
  const { text, textVersion, textHash, proposalNumber, origin } = contract;
  return {
    ...sheetOf(contract, new Date(evidence.at)),
    lead: `${number}. ${endSentence(signedLead(text))}`,
    mark: `Contrato ${number}, proposta ${proposalNumber}`,
    parts: [
      ...textParts(contract),
      { newPage: true },
      { heading: 'Registro da assinatura' },
      {
        text: 'Esta página não faz parte do texto. Ela diz quem assinou o texto acima, quando, de onde e com que código.',
      },
      {
        facts: [
          ['Contrato', number],
          ['Proposta', proposalNumber],
          ...evidenceFacts(evidence, customer),
          ['Versão do texto', textVersion],
          ['SHA-256 do texto', textHash],
        ],
      },
      {
        text: `Para conferir se um arquivo é este contrato, sem nenhuma alteração, envie o PDF em ${origin}${VERIFY_CONTRACT_PATH}. Não guardamos o que for enviado.`,
      },
    ],
  };
}

/** A copy without the customer's document, for the dealership. */
export function copySheet(
  contract: Printed,
  {
    number,
    signedOn,
    fileHash,
    issuedAt,
  }: { number: string; signedOn: string; fileHash: string; issuedAt: Date },
): Omit<PdfSheet, 'brand'> {
  const { text } = contract;
  return {
    title: text.title,
    issuedAt,
    lead: `${number}. Cópia para a loja, com o documento de quem assina oculto. O contrato foi assinado em ${signedOn}.`,
    mark: `Cópia para a loja do contrato ${number}`,
    fingerprint: `SHA-256 do arquivo assinado ${fileHash}`,
    parts: textParts(contract),
  };
}

function sheetOf(
  { text, textVersion, textHash }: Printed,
  issuedAt: Date,
): Pick<PdfSheet, 'title' | 'issuedAt' | 'fingerprint'> {
  return {
    title: text.title,
    issuedAt,
    fingerprint: `Texto ${textVersion}, SHA-256 ${textHash}`,
  };
}

/** The ten numbers on a page of their own, then the clauses. */
function textParts({ text: { numbers, sections } }: WrittenContract): PdfPart[] {
  return [
    { heading: 'Os dez números' },
    {
      table: {
        caption: 'O que você contrata, em números',
        head: ['O quê', 'Quanto', 'Como'],
        rows: numbers.map(({ label, value, note }) => [label, value, note ?? '']),
        widths: ['30%', '25%', '*'],
        strong: 1,
      },
    },
    { newPage: true },
    ...sections.flatMap(({ title, parts }) => [
      { heading: title },
      ...parts.map(printedPart),
    ]),
  ];
}

/** Tables with more rows than this are set in columns. */
const LONG_TABLE = 12;

/** Amounts stand in the last column; words between name and amount need room. */
const widthsOf = (columns: number) =>
  columns === 3 ? { right: [2], widths: ['45%', '*', '20%'] } : { right: [1] };

function printedPart(part: ContractPart): PdfPart {
  if (!('table' in part)) return part;
  return part.table.rows.length >= LONG_TABLE
    ? { table: sideBySide(part.table) }
    : { table: { ...part.table, ...widthsOf(part.table.head.length) } };
}
