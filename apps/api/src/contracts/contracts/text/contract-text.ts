import { createHash } from 'node:crypto';
import { type ContractPart, type ContractText } from '@site/api-contract';
import { contractNumbers } from '../sign/contract-numbers';
import { contractClauses, TEXT_VERSION } from './contract-clauses.data';
import { day, type TextFacts } from './text-facts';

/** A contract's text with its identity: version of the clauses, SHA-256 in hex. */
export type WrittenContract = {
  text: ContractText;
  textVersion: string;
  textHash: string;
};

/**
 * Writes the contract: the ten numbers, then all clauses. The same facts give the same
 * text, so the hash proves the text that was read and signed.
 */
export function writeContract(facts: TextFacts): WrittenContract {
  const text: ContractText = {
    title: 'Contrato de assinatura de carro',
    lead: `Proposta ${facts.proposalNumber}, ${TO_SIGN_ON} ${day(facts.signedOn)}${forWhom(facts)}`,
    numbers: contractNumbers(facts),
    sections: contractClauses(facts).map((section, index) => ({
      ...section,
      title: `${index + 1}. ${section.title}`,
    })),
  };
  return {
    text,
    textVersion: TEXT_VERSION,
    textHash: createHash('sha256')
      .update(plainText(text, TEXT_VERSION), 'utf8')
      .digest('hex'),
  };
}

const TO_SIGN_ON = 'para assinar em';

/**
 * The text's first line as a signed file prints it. The hash remains that of the line
 * before the signature.
 */
export const signedLead = ({ lead }: Pick<ContractText, 'lead'>) =>
  lead.replace(TO_SIGN_ON, 'assinado em');

/** Names the partner who signs for a company, in the lead above the ten numbers. */
function forWhom({ customer: { name, signer } }: TextFacts): string {
  return signer
    ? `, por ${signer.name}, CPF ${signer.cpf}, pela empresa contratante ${name}`
    : '';
}

/** The text as lines in reading order, every word of it: the hash is made of them. */
export function plainText(
  { title, lead, numbers, sections }: ContractText,
  version: string,
): string {
  const lines = [
    `${title} (${version})`,
    lead,
    ...numbers.map(({ label, value, note }) => `${label}: ${value} ${note ?? ''}`),
    ...sections.flatMap((section) => [section.title, ...section.parts.flatMap(linesOf)]),
  ];
  return `${lines.join('\n')}\n`;
}

function linesOf(part: ContractPart): string[] {
  if ('text' in part) return [part.text];
  if ('clause' in part) return [`! ${part.clause}`];
  if ('list' in part) return part.list.map((item) => `- ${item}`);
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`);
  const { caption, head, rows, foot = [] } = part.table;
  return [caption, ...[head, ...rows, ...foot].map((row) => row.join(' | '))];
}
