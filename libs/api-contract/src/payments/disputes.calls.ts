import * as z from 'zod/mini';
import { MOST_SENT_FILES } from '../identity/documents';
import { call } from '../wire/call';
import { fileAnswer, instant, longText, reais, uuid } from '../wire/fields';
import { inHundredths, inNumbers } from '../wire/number-fields';
import { searchText } from '../wire/search-text';
import { sentFile, sentFileForm } from '../wire/sent-file';
import { contractPayments, DISPUTE_STATES } from './payments.calls';

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

/**
 * Contests one item of a bill, open or paid, once. Until the answer it is not owed: no
 * fine, no interest, no reminder, no automatic charge.
 */
export const contestCharge = call(
  'POST',
  'contracts/:id/disputes',
  'O cliente contesta um item de uma conta; ele sai da cobrança até a resposta',
  {
    params: z.object({ id: uuid }),
    body: disputeForm,
    data: contractPayments,
    idempotent: true,
    quiet: true, // the form shows it
  },
);

/**
 * Sends a picture or a PDF for a contest that is still being written; `contestCharge`
 * attaches it by its id. A file without a contest is deleted after a day.
 */
export const sendProof = call(
  'PUT',
  'contracts/:id/disputes/files',
  'O cliente envia uma foto ou um PDF para a contestação que está escrevendo',
  {
    params: z.object({ id: uuid }),
    body: sentFileForm,
    data: sentFile,
    multipart: true,
    quiet: true, // shown at the files
  },
);

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

export const listDisputes = call(
  'GET',
  'disputes',
  'Contestações de cobranças: as abertas, mais antigas primeiro, ou as respondidas',
  {
    query: z.strictObject({
      state: z._default(z.enum(['open', 'answered']), 'open'),
      search: searchText,
    }),
    data: z.array(chargeDispute),
    quiet: true, // shown in place of the list
  },
);

/** One of them, open or answered. */
export const getDispute = call(
  'GET',
  'disputes/:id',
  'Uma contestação, com a resposta de quem já respondeu',
  {
    params: z.object({ id: uuid }),
    data: chargeDispute,
    quiet: true, // the page shows it
  },
);

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

/**
 * Answers a dispute, once: 409 when it has been answered. When accepted, it (or `credit`
 * of it) is taken back and its paid part becomes credit; when upheld, it falls due again
 * some business days later (`newDueDate`).
 */
export const answerDispute = call(
  'PUT',
  'disputes/:id',
  'Responde uma contestação: aceita (a cobrança é desfeita) ou mantida (vence de novo)',
  {
    params: z.object({ id: uuid }),
    body: disputeAnswer,
    data: chargeDispute,
    idempotent: 'required',
    quiet: true, // the form shows it
  },
);

/** Adds a picture or a PDF as proof before the answer; 409 after it. */
export const sendDisputeFile = call(
  'PUT',
  'disputes/:id/files',
  'O cliente junta uma foto ou um PDF a uma contestação sem resposta',
  {
    params: z.object({ id: uuid }),
    body: sentFileForm,
    data: contractPayments,
    multipart: true,
    quiet: true, // shown at the files
  },
);

/** Opens one of them, for its customer and for consultants. */
export const downloadDisputeFile = call(
  'GET',
  'disputes/:id/files/:fileId',
  'Um arquivo de uma contestação',
  {
    params: z.object({ id: uuid, fileId: uuid }),
    data: fileAnswer,
    file: ['image/jpeg', 'application/pdf'],
    quiet: true, // shown at the file
  },
);
