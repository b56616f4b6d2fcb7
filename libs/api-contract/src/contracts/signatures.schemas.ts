import * as z from 'zod/mini';
import { email, fileAnswer, instant, reais, uuid } from '../wire/fields';

/**
 * One block of the contract's text, in reading order. `clause` limits a right of the
 * customer and is highlighted everywhere (CDC art. 54 § 4).
 */
export const contractPart = z.union([
  z.object({ text: z.string() }),
  z.object({ clause: z.string() }),
  z.object({ list: z.array(z.string()) }),
  z.object({ facts: z.array(z.tuple([z.string(), z.string()])) }),
  z.object({
    table: z.object({
      caption: z.string(),
      head: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      /** Rows of sums, below. */
      foot: z.optional(z.array(z.array(z.string()))),
    }),
  }),
]);
export type ContractPart = z.output<typeof contractPart>;

export const contractSection = z.object({
  /** The same in all versions of the text: `desistencia`. */
  key: z.string(),
  title: z.string(),
  parts: z.array(contractPart),
});
export type ContractSection = z.output<typeof contractSection>;

/** One of the ten numbers before the clauses. */
export const contractNumber = z.object({
  /** `mensalidade`, `prazo` … */
  key: z.string(),
  label: z.string(),
  value: z.string(),
  note: z.nullable(z.string()),
});
export type ContractNumber = z.output<typeof contractNumber>;

const contractText = z.object({
  title: z.string(),
  lead: z.string(),
  numbers: z.array(contractNumber),
  sections: z.array(contractSection),
});
export type ContractText = z.output<typeof contractText>;

/** The contract of an approved proposal as it would be signed today. */
export const contractDraft = z.extend(contractText, {
  proposalId: z.string(),
  proposalNumber: z.string(),
  /** Revision of the proposal; the signature contains it. */
  revision: z.int(),
  /** Version of the clauses, `2026-11`. */
  textVersion: z.string(),
  /** SHA-256 of the text, hex; the signature contains it, too. */
  textHash: z.string(),
  /** The day on which it would be signed (São Paulo); every other day follows from it. */
  signedOn: z.string(),
  /** Masked address for the PIN. */
  email: z.string(),
  /** Partners who were examined and can sign for a company, by their place. */
  signers: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      /** The address for their code; only for the customer. */
      email: z.optional(z.nullable(z.string())),
    }),
  ),
  /**
   * Partners who can't sign yet: nobody examined them since they came or changed, or they
   * have no e-mail for the code. Absent when there are none.
   */
  waiting: z.optional(
    z.array(z.object({ name: z.string(), why: z.enum(['unexamined', 'no-email']) })),
  ),
  /** The partner in this text; null for a person. */
  signer: z.nullable(z.int()),
});
export type ContractDraft = z.output<typeof contractDraft>;

const ofProposal = z.object({ id: uuid });

/** The partner who signs for a company; by default the first one. */
const ofSigner = z.strictObject({
  signer: z.optional(
    z.string().check(z.regex(/^[1-9]\d?$/, 'Escolha quem assina pela empresa.')),
  ),
});

export const getContractDraft = {
  summary: 'O contrato de uma proposta aprovada, como seria assinado hoje',
  params: ofProposal,
  query: ofSigner,
  data: contractDraft,
};

export const getContractDraftPdf = {
  summary: 'O mesmo contrato em PDF, ainda sem assinatura',
  params: ofProposal,
  query: ofSigner,
  data: fileAnswer,
};

/**
 * Partner who signs for a company, by default the first who can. The code goes only to
 * the partner's e-mail in the registration, or for a person to the account's e-mail.
 */
export const signaturePinForm = z.strictObject({
  signer: z.nullish(z.int()),
  email: z.optional(email()),
});
export type SignaturePinForm = z.output<typeof signaturePinForm>;

export const sendSignaturePin = {
  summary: 'Envia por e-mail o código que assina o contrato',
  params: ofProposal,
  body: signaturePinForm,
  data: z.object({
    /** Masked. */
    sentTo: z.string(),
    /** Minutes for which it is valid. */
    minutes: z.int(),
  }),
};

export const signatureRequest = z.strictObject({
  pin: z
    .string('Digite os 6 números do código.')
    .check(z.trim(), z.regex(/^\d{6}$/, 'Digite os 6 números do código.')),
  /** Revision of the draft that was read. */
  revision: z.int(),
  /** Hash of the draft that was read. */
  textHash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Abra o contrato de novo.')),
  /** Place of the partner who signs for a company, from the draft that was read. */
  signer: z.nullish(z.int()),
});
export type SignatureRequest = z.output<typeof signatureRequest>;

export const signedContract = z.object({
  id: z.string(),
  /** `C-2611-0001`. */
  number: z.string(),
  signedAt: instant,
  /** The first payment holds the first month and the amounts charged once. */
  firstPayment: z.object({ dueDate: z.string(), amount: reais }),
  /** Last day on which leaving costs nothing. */
  withdrawalUntil: z.string(),
});
export type SignedContract = z.output<typeof signedContract>;

export const sendSignature = {
  summary: 'Assina o contrato com o código enviado por e-mail',
  params: ofProposal,
  body: signatureRequest,
  data: signedContract,
};

export const downloadContract = {
  summary: 'O contrato assinado em PDF; o id é o do contrato ou o da proposta',
  params: z.object({ id: uuid }),
  data: fileAnswer,
};

const contractUpload = z.strictObject({ file: z.file() });

/** Whether a file is, byte for byte, a contract that was signed here. */
export const verification = z.union([
  z.object({
    genuine: z.literal(true),
    number: z.string(),
    /** Day of the signature in São Paulo. */
    signedOn: z.string(),
  }),
  z.object({ genuine: z.literal(false) }),
]);
export type Verification = z.output<typeof verification>;

export const verifyContract = {
  summary: 'Diz se um arquivo é um contrato assinado; o arquivo não é guardado',
  body: contractUpload,
  data: verification,
};
