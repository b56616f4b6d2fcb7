import * as z from 'zod/mini';
import { lossOutcome } from '../contracts/loss-outcome.schemas';
import { odometerKm } from '../contracts/odometer';
import { SERVICE_KINDS, SERVICE_STATES } from '../contracts/service-kinds';
import { crossFieldRule } from '../wire/cross-field-rule';
import {
  fileAnswer,
  instant,
  isoDay,
  longText,
  optionalText,
  reais,
  text,
  uuid,
} from '../wire/fields';
import { inHundredths, inNumbers } from '../wire/number-fields';
import { searchText } from '../wire/search-text';
import { sentFile, sentFileForm } from '../wire/sent-file';
import { serviceProblems } from './service-requests';

const ofContract = z.object({ id: uuid });
const ofRequest = z.object({ id: uuid });
const ofFile = z.object({ id: uuid, fileId: uuid });

const kind = z.enum(SERVICE_KINDS, 'Escolha o assunto.');
const state = z.enum(SERVICE_STATES);
const side = z.enum(['customer', 'consultant']);

/** Fields of some kinds in addition to the message. */
const details = {
  /** Odometer of a service; it goes into the km bank, too. */
  km: z.optional(odometerKm()),
  dealership: optionalText(120),
  days: optionalText(120),
  happenedOn: z.optional(isoDay('o dia')),
  place: optionalText(200),
  anyoneHurt: z.optional(z.enum(['sim', 'nao'], 'Diga se alguém se feriu.')),
  policeReport: optionalText(40),
};

const serviceItem = z.object({
  id: z.string(),
  /** Readable number, `S-2611-0001`. */
  number: z.string(),
  kind,
  state,
  contractId: z.string(),
  contractNumber: z.string(),
  versionName: z.string(),
  openedAt: instant,
  /** Since when the customer waits for an answer; null while nobody waits. */
  waitingSince: z.nullable(instant),
  /** Consultants alone read them. */
  customerName: z.optional(z.string()),
  claimedBy: z.optional(z.nullable(z.string())),
  /** A stolen or lost car, or somebody is hurt, and the customer waits for an answer. */
  urgent: z.optional(z.boolean()),
  /** The reading consultant works on it; two may have the same name. */
  isMine: z.optional(z.boolean()),
});
export type ServiceItem = z.output<typeof serviceItem>;

export const serviceRequest = z.extend(serviceItem, {
  revision: z.int(),
  details: z.object(details),
  /** Part of the deductible that the customer pays; null until it was decided. */
  deductible: z.nullable(
    z.object({
      amount: reais,
      reason: z.nullable(z.string()),
      dueOn: z.nullable(z.string()),
    }),
  ),
  /** The customer's account, and how to phone; consultants alone read them here. */
  customer: z.optional(z.object({ id: z.string(), cellphone: z.string() })),
  /** The contract's deductible; consultants alone read it here. */
  mostDeductible: z.optional(reais),
  /** How its contract ended by the loss that it tells of; nothing before. */
  loss: z.optional(lossOutcome),
  /** The reported loss is being examined; the contract runs meanwhile. */
  runsMeanwhile: z.optional(z.boolean()),
  /** Possible days of the loss, for a consultant who may end the contract. */
  lossDays: z.optional(
    z.object({
      from: z.string(),
      until: z.string(),
    }),
  ),
  /** Oldest first; a message, a move, or both. */
  entries: z.array(
    z.object({
      at: instant,
      side,
      text: z.nullable(z.string()),
      state: z.nullable(state),
      /** The consultant who wrote it for the customer, at their request on the phone. */
      by: z.optional(z.string()),
    }),
  ),
  files: z.array(z.extend(sentFile, { side })),
  /**
   * For the customer of a resolved request: whether another one about the same may be
   * opened, and how else to reach us.
   */
  wayOn: z.optional(z.object({ canOpen: z.boolean(), reach: z.string() })),
});
export type ServiceRequest = z.output<typeof serviceRequest>;

export const listServiceRequests = {
  summary: 'Os atendimentos de um contrato, o mais recente primeiro',
  params: ofContract,
  data: z.object({
    items: z.array(serviceItem),
    /** Phone at any hour, for urgent cases. */
    phone: z.string(),
    /** Whether another may be opened. */
    canOpen: z.boolean(),
    /** Kinds that a new request may have; on a contract that is over, a fine alone. */
    kinds: z.optional(z.array(kind)),
  }),
};
export type ServiceRequestList = z.output<typeof listServiceRequests.data>;

export const serviceForm = z
  .strictObject({
    kind,
    text: longText('Conte o que você precisa.', 2000),
    ...details,
    /** The customer has confirmed km far above the last ones. */
    confirmed: z.optional(z.boolean()),
  })
  .check(crossFieldRule(serviceProblems));
export type ServiceForm = z.output<typeof serviceForm>;

export const openServiceRequest = {
  summary: 'O cliente abre um atendimento',
  params: ofContract,
  body: serviceForm,
  data: serviceRequest,
};

export const listServiceQueue = {
  summary:
    'Os atendimentos que não terminaram, os urgentes e depois quem espera há mais tempo primeiro, ou os resolvidos, o último primeiro',
  query: z.strictObject({
    state: z._default(z.enum(['open', 'resolved']), 'open'),
    search: searchText,
  }),
  data: z.object({ items: z.array(serviceItem) }),
};

export const getServiceRequest = {
  summary: 'Um atendimento, para o cliente e para consultores',
  params: ofRequest,
  data: serviceRequest,
};

/** `revision` is the one that was read; a 409 when it has changed. */
const revision = z.int();

export const claimServiceRequest = {
  summary: 'O consultor assume um atendimento',
  params: ofRequest,
  body: z.strictObject({ revision }),
  data: serviceRequest,
};

export const serviceMessageForm = z.strictObject({
  revision,
  text: longText('Escreva a mensagem.', 2000),
  /** Number of the police report, once there is one. */
  policeReport: z.optional(text('Informe o número do B.O.', 40)),
  /** State that a consultant chooses; a customer's answer changes it automatically. */
  to: z.optional(z.enum(['em_atendimento', 'aguardando_cliente', 'resolvida'])),
});
export type ServiceMessageForm = z.output<typeof serviceMessageForm>;

export const sendServiceMessage = {
  summary: 'Uma mensagem do cliente ou do consultor, que pode mudar a situação',
  params: ofRequest,
  body: serviceMessageForm,
  data: serviceRequest,
};

export const deductibleForm = z
  .strictObject({
    revision,
    /** At most the contract's deductible; zero needs the reason. */
    amount: z
      .number(inNumbers('Informe o valor, ou zero.', '1.200,00'))
      .check(
        z.gte(0, 'Informe o valor, ou zero.'),
        z.lte(1_000_000, 'Confira o valor.'),
        inHundredths,
      ),
    reason: z.optional(text('Diga o motivo.', 200)),
  })
  .check(
    crossFieldRule(({ amount, reason }: { amount?: number; reason?: string }) =>
      amount === 0 && !reason
        ? [{ path: ['reason'], message: 'Diga por que a franquia é zero.' }]
        : [],
    ),
  );
export type DeductibleForm = z.output<typeof deductibleForm>;

export const decideDeductible = {
  summary: 'O consultor decide a franquia de uma batida ou de um roubo, uma vez',
  params: ofRequest,
  body: deductibleForm,
  data: serviceRequest,
};

export const sendServiceFile = {
  summary: 'Uma foto ou um PDF para o atendimento',
  params: ofRequest,
  body: sentFileForm,
  data: serviceRequest,
};

export const downloadServiceFile = {
  summary: 'Um arquivo de um atendimento',
  params: ofFile,
  data: fileAnswer,
};
