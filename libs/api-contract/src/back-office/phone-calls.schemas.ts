import * as z from 'zod/mini';
import { slotTime } from '../contracts/car-visits.schemas';
import { SERVICE_KINDS } from '../contracts/service-kinds';
import { odometerForm } from '../driving/km-bank.schemas';
import { serviceForm } from '../driving/service-requests.schemas';
import { workshopBooking, workshopMove } from '../driving/workshop/workshop.schemas';
import { addressForm } from '../identity/registration.schemas';
import { crossFieldRule } from '../wire/cross-field-rule';
import {
  done,
  instant,
  isoDay,
  numericId,
  optionalText,
  pin,
  reais,
  uuid,
} from '../wire/fields';
import { CALLER_FACTS, callerFactsProblems, SECOND_COPIES } from './caller-facts';

const ofCustomer = z.object({ id: uuid });
const ofContract = z.object({ id: uuid, contractId: uuid });
const ofWorkshopVisit = z.object({ id: uuid, visitId: uuid });
const visitKind = z.enum(['delivery', 'return']);

/** A contract of the customer on the phone, with the acts that are possible now. */
const phoneContract = z.object({
  id: z.string(),
  number: z.string(),
  versionName: z.string(),
  /** Null until the car has one. */
  plate: z.nullable(z.string()),
  /** Kinds of request that can be opened. */
  kinds: z.array(z.enum(SERVICE_KINDS)),
  /** The last reading of the odometer; null where it can not be read (`canRead`). */
  odometer: z.nullable(z.object({ onDay: z.string(), km: z.int() })),
  /** The next visit of the car that can be booked or moved; null where none can. */
  appointment: z.nullable(
    z.object({
      kind: visitKind,
      slot: z.nullable(z.object({ day: z.string(), time: z.string() })),
      canCancel: z.boolean(),
    }),
  ),
  /** Absent where no visit to a workshop is to come and none can be booked. */
  workshop: z.optional(
    z.object({
      /** The visit to come; null where one can be booked. */
      visit: z.nullable(
        z.object({
          id: z.string(),
          revision: z.int(),
          slot: z.object({ day: z.string(), time: z.string() }),
          dealershipId: numericId,
          /** Its name. */
          dealership: z.string(),
          /** Only the workshop may still move or cancel it. */
          isToday: z.optional(z.literal(true)),
        }),
      ),
      /** Dealerships with a workshop, by id. */
      workshops: z.array(numericId),
      /** The dealership that delivered the car. */
      dealershipId: numericId,
    }),
  ),
  /** Papers that there are. */
  copies: z.array(z.enum(SECOND_COPIES)),
});
export type PhoneContract = z.output<typeof phoneContract>;

export const phoneCall = z.object({
  /** Until when the reading consultant may act for the customer; null without a call. */
  endsAt: z.nullable(instant),
  /** Facts that we have of the customer and can compare. */
  facts: z.array(z.enum(CALLER_FACTS)),
  /** The newest first; none without a call. */
  contracts: z.array(phoneContract),
});
export type PhoneCall = z.output<typeof phoneCall>;

export const getPhoneCall = {
  summary: 'A ligação de um cliente com o consultor, e o que dá para fazer nela',
  params: ofCustomer,
  data: phoneCall,
};

/** A fact as it was heard; the server reads it however it is written. */
const said = optionalText(40);
/** The fields alone, for a form that says only when it is sent that facts are missing. */
export const callerFactsFields = z.strictObject({
  /** The last four digits of CPF or CNPJ, or the whole. */
  document: said,
  birthdate: said,
  /** The car of any of their contracts. */
  plate: said,
  cep: said,
  /** A month of any of their contracts; whole reais are enough. */
  monthly: said,
});
export const callerFactsForm = callerFactsFields.check(
  crossFieldRule(callerFactsProblems),
);
export type CallerFactsForm = z.output<typeof callerFactsForm>;

export const knowCallerByFacts = {
  summary: 'Confirma quem ligou por três dados, que ninguém mostra',
  params: ofCustomer,
  body: callerFactsForm,
  data: phoneCall,
};

export const sendCallerPin = {
  summary: 'Manda ao e-mail do cliente um código para dizer ao consultor na linha',
  params: ofCustomer,
  data: done,
};

export const callerPinForm = z.strictObject({ pin });
export type CallerPinForm = z.output<typeof callerPinForm>;
export const knowCallerByPin = {
  summary: 'Confirma quem ligou pelo código que foi ao e-mail do cliente',
  params: ofCustomer,
  body: callerPinForm,
  data: phoneCall,
};

export const endPhoneCall = {
  summary: 'O consultor encerra a ligação',
  params: ofCustomer,
  data: done,
};

export const openRequestByPhone = {
  summary: 'O consultor abre um atendimento a pedido de quem está na linha',
  params: ofContract,
  body: serviceForm,
  data: z.object({ id: z.string(), number: z.string() }),
};

export const readOdometerByPhone = {
  summary: 'O consultor anota os km do painel a pedido de quem está na linha',
  params: ofContract,
  body: odometerForm,
  data: done,
};

export const listSlotsByPhone = {
  summary: 'Dias e horários livres para a entrega ou a devolução de quem está na linha',
  params: ofContract,
  query: z.strictObject({
    /** For a return: the next days by default, else those around the contract's end. */
    around: z.optional(z.enum(['now', 'end'])),
  }),
  data: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        times: z.array(z.object({ time: z.string(), free: z.int() })),
        /** Leaving on that day; absent for a delivery. */
        cost: z.optional(reais),
        /** Months that begin until then and days after the end, beside `cost`. */
        more: z.optional(reais),
      }),
    ),
  }),
};
export type PhoneSlots = z.output<typeof listSlotsByPhone.data>;

export const phoneBookingForm = z.strictObject({
  kind: visitKind,
  day: isoDay('o dia'),
  time: slotTime,
  /** Leaving on that day, as it was shown and said; for a return. */
  cost: z.optional(reais),
});
export type PhoneBookingForm = z.output<typeof phoneBookingForm>;

export const bookByPhone = {
  summary: 'O consultor marca ou muda a entrega ou a devolução de quem está na linha',
  params: ofContract,
  body: phoneBookingForm,
  data: done,
};

export const cancelReturnByPhone = {
  summary: 'O consultor desmarca a devolução de quem está na linha',
  params: ofContract,
  data: done,
};

export const bookWorkshopByPhone = {
  summary: 'O consultor marca a visita à oficina de quem está na linha',
  params: ofContract,
  body: workshopBooking,
  data: done,
};

export const moveWorkshopByPhone = {
  summary: 'O consultor muda o dia e a hora da visita à oficina de quem está na linha',
  params: ofWorkshopVisit,
  body: workshopMove,
  data: done,
};

export const cancelWorkshopByPhone = {
  summary: 'O consultor desmarca a visita à oficina de quem está na linha',
  params: ofWorkshopVisit,
  body: z.strictObject({ revision: z.int() }),
  data: done,
};

export const sendCopyByPhone = {
  summary: 'O consultor manda a segunda via ao e-mail de quem está na linha',
  params: ofContract,
  body: z.strictObject({
    copy: z.enum(SECOND_COPIES, 'Escolha o que mandar.'),
  }),
  data: done,
};

export const startAddressByPhone = {
  summary:
    'O consultor começa a mudança do endereço de quem está na linha, que só ele conclui',
  params: ofCustomer,
  body: addressForm,
  data: done,
};
