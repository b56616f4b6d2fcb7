import * as z from 'zod/mini';
import { isValidPlate, normalizePlate } from '../brazil';
import { crossFieldRule } from '../wire/cross-field-rule';
import {
  cnh,
  cpf,
  fileAnswer,
  instant,
  isoDay,
  isoDayAhead,
  longText,
  properName,
  reais,
  text,
  uuid,
} from '../wire/fields';
import { heldBy } from '../wire/held-by';
import { inHundredths, inNumbers } from '../wire/number-fields';
import { searchText } from '../wire/search-text';
import { selectedRows, selectionAnswer } from '../wire/selection';
import { FINE_FILES, FINE_POINTS, TRAFFIC_FINE_STATES } from './traffic-fines';

const withId = z.object({ id: uuid });
const ofFile = z.object({ id: uuid, kind: z.enum(FINE_FILES) });

const fineAmount = z
  .number(inNumbers('Informe o valor.', '195,23'))
  .check(z.gte(0.01, 'Informe o valor.'), inHundredths);

/** A fine for a contract's car, which comes to us as its owner. */
const trafficFine = z.object({
  id: z.string(),
  revision: z.int(),
  state: z.enum(TRAFFIC_FINE_STATES),
  contractId: z.string(),
  contractNumber: z.string(),
  versionName: z.string(),
  plate: z.string(),
  /** Number of the issuing body's notice, the AIT. */
  noticeNumber: z.string(),
  issuingBody: z.string(),
  infractionAt: instant,
  place: z.string(),
  description: z.string(),
  amount: reais,
  points: z.int(),
  /** Last day on which the customer can name who drove. */
  answerUntil: z.string(),
  /** Whether naming is possible now. */
  canName: z.boolean(),
  /** People who can be named with a click: the holder, and drivers of that day. */
  candidates: z.array(z.object({ who: z.string(), name: z.string() })),
  /** The person who drove. Lists of consultants show CPF and CNH in part. */
  driver: z.nullable(z.object({ name: z.string(), cpf: z.string(), cnh: z.string() })),
  /** The customer's note about contesting the fine with the issuing body. */
  contest: z.nullable(z.object({ note: z.string(), at: instant })),
  /** Part of the fine that was passed on to the customer, and its state. */
  charge: z.nullable(
    z.object({
      amount: reais,
      dueOn: z.string(),
      state: z.enum([
        'a_vencer',
        'vencida',
        'parcial',
        'paga',
        'contestada',
        'cancelada',
      ]),
    }),
  ),
  cancelReason: z.nullable(z.string()),
  files: z.array(z.enum(FINE_FILES)),
  registeredAt: instant,
  /** Consultants alone read it. */
  customerName: z.optional(z.string()),
  /** Consultants alone read it. */
  heldBy: z.optional(heldBy),
});
export type TrafficFine = z.output<typeof trafficFine>;

const fines = z.object({ items: z.array(trafficFine) });

export const listTrafficFines = {
  summary:
    'As multas de um contrato, a mais recente primeiro; para consultores, com CPF e CNH em parte',
  params: withId,
  data: fines,
};

export const listTrafficFineQueue = {
  summary:
    'As multas em que falta algo, a de prazo mais curto primeiro, ou as que terminaram',
  query: z.object({
    state: z.optional(z.enum(['open', 'over'])),
    /** Free fines, the viewer's, or those of a colleague's id; by default all. */
    holder: z.optional(z.union([z.enum(['livres', 'minhas']), uuid])),
    search: searchText,
  }),
  data: fines,
};

export const getTrafficFine = {
  summary: 'Uma multa com os dados de quem dirigia, para consultores; fica na trilha',
  params: withId,
  data: trafficFine,
};

const WRONG_TIME = 'Escreva a hora como 14:35.';

export const trafficFineForm = z.strictObject({
  plate: z.string('Informe a placa.').check(
    z.maxLength(20, 'Confira a placa.'),
    z.refine(isValidPlate, {
      error: ({ input }) =>
        input === '' ? 'Informe a placa.' : 'Confira a placa, como ABC1D23.',
    }),
    z.overwrite(normalizePlate),
  ),
  noticeNumber: text('Informe o número do auto de infração.', 30).check(
    z.regex(/[\p{L}\p{N}]/u, 'Informe o número do auto de infração.'),
  ),
  issuingBody: text('Informe quem emitiu, como Detran-PR.', 80).check(
    z.regex(/[\p{L}\p{N}]/u, 'Informe quem emitiu, como Detran-PR.'),
  ),
  infractionOn: isoDay('o dia da infração'),
  infractionTime: z.string('Informe a hora.').check(
    z.trim(),
    z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
      error: ({ input }) => (input === '' ? 'Informe a hora.' : WRONG_TIME),
    }),
  ),
  place: text('Informe o local.', 200),
  description: text('Informe a infração, como está na notificação.', 300),
  amount: fineAmount.check(z.lte(100_000, 'Confira o valor.')),
  points: z.literal(
    FINE_POINTS.map(({ points }): number => points),
    'Escolha os pontos.',
  ),
  answerUntil: isoDayAhead('o último dia para indicar o condutor'),
});
export type TrafficFineForm = z.output<typeof trafficFineForm>;

export const registerTrafficFine = {
  summary:
    'O consultor registra uma multa pela placa; o cliente sabe dela com a notificação',
  body: trafficFineForm,
  data: trafficFine,
};

const trafficFineFile = z.strictObject({ file: z.file() });

export const sendTrafficFineFile = {
  summary: 'A notificação, pelo consultor, ou a indicação assinada, pelo cliente',
  params: ofFile,
  body: trafficFineFile,
  data: trafficFine,
};

export const downloadTrafficFineFile = {
  summary: 'Um papel de uma multa, para o cliente e para consultores',
  params: ofFile,
  data: fileAnswer,
};

/** `revision` is the one that was read; another one by now is a 409. */
const revision = z.int();
/** Somebody who is not a driver of the contract. */
export const ANOTHER_DRIVER = 'outra-pessoa';

export const fineDriverForm = z
  .strictObject({
    revision,
    /** One of `candidates`, or `outra-pessoa` with name, CPF and CNH. */
    who: text('Escolha quem dirigia.', 40),
    name: z.optional(properName('Informe o nome, como está na CNH.', 120)),
    cpf: z.optional(cpf),
    cnh: z.optional(cnh),
  })
  .check(
    crossFieldRule(({ who, name, cpf, cnh }: Record<string, unknown>) =>
      who === ANOTHER_DRIVER
        ? [
            ...(name ? [] : [at('name', 'Informe o nome, como está na CNH.')]),
            ...(cpf ? [] : [at('cpf', 'Informe o CPF.')]),
            ...(cnh ? [] : [at('cnh', 'Informe o número de registro da CNH.')]),
          ]
        : [],
    ),
  );
export type FineDriverForm = z.output<typeof fineDriverForm>;

function at(name: string, message: string) {
  return { path: [name], message };
}

export const nameFineDriver = {
  summary: 'O cliente diz quem dirigia, até o último dia do prazo',
  params: withId,
  body: fineDriverForm,
  data: trafficFine,
};

export const downloadDriverIndication = {
  summary: 'A indicação de condutor em PDF, para assinar',
  params: withId,
  data: fileAnswer,
};

export const fineContestForm = z.strictObject({
  revision,
  note: longText('Conte em poucas palavras por que você vai recorrer.', 1000),
});
export type FineContestForm = z.output<typeof fineContestForm>;

export const contestTrafficFine = {
  summary: 'O cliente avisa que vai recorrer ao órgão de trânsito',
  params: withId,
  body: fineContestForm,
  data: trafficFine,
};

export const fineChargeForm = z.strictObject({
  revision,
  /** Amount that the issuing body charged: at most the amount of the fine. */
  amount: fineAmount,
});
export type FineChargeForm = z.output<typeof fineChargeForm>;

export const chargeTrafficFine = {
  summary: 'O consultor repassa o valor que o órgão cobrou, sem taxa, uma vez',
  params: withId,
  body: fineChargeForm,
  data: trafficFine,
};

export const fineCancelReason = z.strictObject({
  reason: longText('Diga o motivo.', 300),
});
export type FineCancelReason = z.output<typeof fineCancelReason>;
export const fineCancelForm = z.extend(fineCancelReason, { revision });
export type FineCancelForm = z.output<typeof fineCancelForm>;

const assignment = {
  /** The account of the consultant who gets the fines. */
  to: z.uuid('Escolha com quem as multas ficam.'),
};
export const fineAssignmentForm = z.strictObject(assignment);

export const assignTrafficFines = {
  summary:
    'Deixa as multas com um consultor: as livres e as de quem pede; a de um colega só passa com `takeOver`. Sem consultor (`to` nulo), quem pede devolve as suas',
  body: z.strictObject({
    items: selectedRows,
    to: z.nullable(assignment.to),
    takeOver: z.optional(z.boolean()),
  }),
  data: selectionAnswer,
};

export const cancelTrafficFines = {
  summary:
    'O consultor cancela as multas selecionadas, cada uma por si, com um só motivo; a que está com um colega fica como está',
  body: z.extend(fineCancelReason, { items: selectedRows }),
  data: selectionAnswer,
};

export const cancelTrafficFine = {
  summary: 'O consultor cancela uma multa, e o que foi cobrado por ela é desfeito',
  params: withId,
  body: fineCancelForm,
  data: trafficFine,
};
