import * as z from 'zod/mini';
import { MOST_SENT_FILES } from '../identity/documents';
import { fileAnswer, instant, longText, reais, uuid } from '../wire/fields';
import { inHundredths, inNumbers } from '../wire/number-fields';
import { searchText } from '../wire/search-text';
import { sentFile, sentFileForm } from '../wire/sent-file';
import { contractPayments, DISPUTE_STATES } from './payments.schemas';

export const disputeForm = z.strictObject({
  /** Its name in the ledger, as in bills and payments: `km:1`. */
  item: z
    .string()
    .check(z.regex(/^[a-z][a-z-]*(:[\w-]{1,60})?$/, 'Escolha o que contestar.')),
  reason: longText('Conte o que está errado nesta cobrança.', 1000),
  /** Contested part of the charge; by default the whole charge. */
  amount: z.nullish(
    z
      .number(inNumbers('Informe o valor em reais.', '150,00'))
      .check(z.gte(0.01, 'Informe o valor em reais.'), inHundredths),
  ),
  /** Proof that was sent with the form, by the ids of `sendProof`. */
  files: z.optional(z.array(uuid).check(z.maxLength(MOST_SENT_FILES))),
});
export type DisputeForm = z.output<typeof disputeForm>;

export const contestCharge = {
  summary: 'O cliente contesta um item de uma conta; ele sai da cobrança até a resposta',
  params: z.object({ id: uuid }),
  body: disputeForm,
  data: contractPayments,
};

export const sendProof = {
  summary: 'O cliente envia uma foto ou um PDF para a contestação que está escrevendo',
  params: z.object({ id: uuid }),
  body: sentFileForm,
  data: sentFile,
};

/** A dispute as staff see it. */
const chargeDispute = z.object({
  id: z.string(),
  contractId: z.string(),
  /** `C-2611-0001`. */
  contract: z.string(),
  customer: z.string(),
  /** `500 km a mais`. */
  label: z.string(),
  /** The whole charge, with the fine and interest on it. */
  amount: reais,
  /** Part of the charge that had been paid. */
  paid: reais,
  /** Contested part of the charge, and the part that was taken back; null before. */
  contested: reais,
  credited: z.nullable(reais),
  /** Fine and interest that were taken back in addition to that sum. */
  creditedLate: z.optional(reais),
  dueDate: z.string(),
  reason: z.string(),
  openedAt: instant,
  state: z.enum(DISPUTE_STATES),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  /** Name of the consultant who answered; null before, and once that account is gone. */
  answeredBy: z.nullable(z.string()),
  /** New due day of the part that the answer did not take back. */
  newDueDate: z.nullable(z.string()),
  /** The customer's proof, the oldest first. */
  files: z.array(sentFile),
});
export type ChargeDispute = z.output<typeof chargeDispute>;

export const listDisputes = {
  summary:
    'Contestações de cobranças: as abertas, mais antigas primeiro, ou as respondidas',
  query: z.strictObject({
    state: z._default(z.enum(['open', 'answered']), 'open'),
    search: searchText,
  }),
  data: z.array(chargeDispute),
};

export const getDispute = {
  summary: 'Uma contestação, com a resposta de quem já respondeu',
  params: z.object({ id: uuid }),
  data: chargeDispute,
};

export const disputeAnswer = z.strictObject({
  to: z.enum(['aceita', 'mantida'], 'Escolha a resposta.'),
  /** The customer reads it. */
  answer: longText('Escreva a resposta: a pessoa vai ler.', 1000),
  /**
   * When accepted: the part of the charge to take back, by default the contested one,
   * with its fine and interest. The rest of the contested part falls due again.
   */
  credit: z.nullish(
    z
      .number(inNumbers('Informe o valor em reais.', '150,00'))
      .check(z.gte(0.01, 'Informe o valor em reais.'), inHundredths),
  ),
  /**
   * When accepted and already paid: it is given back twice, unless the mistake can be
   * excused (CDC art. 42, clause 4 of the contract). False otherwise.
   */
  double: z.optional(z.boolean()),
});
export type DisputeAnswer = z.output<typeof disputeAnswer>;

export const answerDispute = {
  summary:
    'Responde uma contestação: aceita (a cobrança é desfeita) ou mantida (vence de novo)',
  params: z.object({ id: uuid }),
  body: disputeAnswer,
  data: chargeDispute,
};

export const sendDisputeFile = {
  summary: 'O cliente junta uma foto ou um PDF a uma contestação sem resposta',
  params: z.object({ id: uuid }),
  body: sentFileForm,
  data: contractPayments,
};

export const downloadDisputeFile = {
  summary: 'Um arquivo de uma contestação',
  params: z.object({ id: uuid, fileId: uuid }),
  data: fileAnswer,
};
