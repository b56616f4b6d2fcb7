import * as z from 'zod/mini';
import { DOCUMENT_KINDS } from '../identity/documents';
import { documentKind } from '../identity/documents.schemas';
import { crossFieldRule } from '../wire/cross-field-rule';
import { longText, uuid } from '../wire/fields';
import { ANALYSIS_REASON_CODES, reasonsFor } from './analysis-reasons';
import { proposalDetail } from './proposals.schemas';

const NO_REASON = 'Escolha ao menos um motivo: a pessoa vai ler.';

type AskedDecision = {
  to: string;
  reasons?: readonly string[];
  documents?: readonly { kind: string }[];
};

/**
 * A consultant's decision. The customer reads the sentences of its reasons and the
 * message; the server decides whether the reasons fit a person or a company.
 */
export const decision = z
  .strictObject({
    to: z.enum(['aprovada', 'reprovada', 'documentos_pendentes'], 'Escolha a decisão.'),
    reasons: z
      .array(z.enum(ANALYSIS_REASON_CODES, 'Escolha motivos da lista.'))
      .check(z.maxLength(ANALYSIS_REASON_CODES.length, 'Escolha motivos da lista.')),
    /** Requested documents, each with a note about its fault. */
    documents: z.optional(
      z
        .array(
          z.strictObject({
            kind: documentKind,
            note: longText('Escreva o que falta neste documento.', 300),
          }),
        )
        .check(z.maxLength(DOCUMENT_KINDS.length, 'Peça cada documento uma vez.')),
    ),
    message: z.optional(longText('Escreva a mensagem.', 1000)),
    revision: z.int(),
  })
  .check(
    crossFieldRule<AskedDecision>(({ to, reasons = [], documents = [] }) => {
      const kinds = documents.map(({ kind }) => kind);
      const checks: [wrong: boolean, path: string, message: string][] = [
        [to !== 'aprovada' && reasons.length === 0, 'reasons', NO_REASON],
        [
          to === 'documentos_pendentes' && kinds.length === 0,
          'documents',
          'Escolha ao menos um documento.',
        ],
        [
          to !== 'documentos_pendentes' && kinds.length > 0,
          'documents',
          'Só um pedido de documentos diz quais.',
        ],
        [new Set(kinds).size < kinds.length, 'documents', 'Peça cada documento uma vez.'],
      ];
      return checks
        .filter(([wrong]) => wrong)
        .map(([, path, message]) => ({ path: [path], message }));
    }),
  );
export type Decision = z.output<typeof decision>;

/** A decision about a person (1) or a company (2), whose reasons differ in part. */
export function decisionFor(clientType: 1 | 2) {
  return decision.check(
    crossFieldRule<AskedDecision>(({ to, reasons = [] }) => {
      const fitting: readonly string[] = reasonsFor(to, clientType);
      return reasons.length === 0 ||
        to === 'aprovada' ||
        reasons.some((one) => fitting.includes(one))
        ? []
        : [{ path: ['reasons'], message: NO_REASON }];
    }),
  );
}

/** Asks for a review of a refusal by another person (LGPD art. 20). */
export const reviewRequest = z.strictObject({
  comment: z.optional(longText('Escreva o que a pessoa deve saber.', 1000)),
  revision: z.int(),
});
export type ReviewRequest = z.output<typeof reviewRequest>;

export const requestReview = {
  summary: 'O cliente pede que outra pessoa reveja a reprovação (LGPD, art. 20)',
  params: z.object({ id: uuid }),
  body: reviewRequest,
  data: proposalDetail,
};

/** Cancels a proposal before the signature; staff read the reason. */
export const cancellation = z.strictObject({
  reason: z.optional(longText('Escreva o motivo.', 500)),
  revision: z.int(),
});
export type Cancellation = z.output<typeof cancellation>;

export const cancelProposal = {
  summary: 'O cliente cancela a proposta antes de assinar o contrato',
  params: z.object({ id: uuid }),
  body: cancellation,
  data: proposalDetail,
};

/** Withdraws a request for documents that have not all come. */
export const requestTakenBack = z.strictObject({
  /** The customer reads it. */
  reason: longText('Escreva o motivo: o cliente vai ler.', 500),
  revision: z.int(),
});
export type RequestTakenBack = z.output<typeof requestTakenBack>;

export const takeBackRequest = {
  summary: 'Desfaz o pedido de documentos; a análise continua (consultor)',
  params: z.object({ id: uuid }),
  body: requestTakenBack,
  data: proposalDetail,
};

/** The revision of the proposal that was read; each change of partners raises it. */
export const partnersCheck = z.strictObject({ revision: z.int() });
export type PartnersCheck = z.output<typeof partnersCheck>;

export const checkPartners = {
  summary: 'Os sócios de agora de uma proposta aprovada foram conferidos (consultor)',
  params: z.object({ id: uuid }),
  body: partnersCheck,
  data: proposalDetail,
};

export const decideProposal = {
  summary: 'Decide a análise (consultor)',
  params: z.object({ id: uuid }),
  body: decision,
  data: proposalDetail,
};
