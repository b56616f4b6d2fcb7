import * as z from 'zod/mini';
import { odometerForm } from '../driving/km-bank.schemas';
import { SERVICE_KINDS } from '../driving/service-requests';
import { serviceForm } from '../driving/service-requests.schemas';
import { crossFieldRule } from '../wire/cross-field-rule';
import { done, instant, optionalText, pin, uuid } from '../wire/fields';
import { CALLER_FACTS, callerFactsProblems } from './caller-facts';

const ofCustomer = z.object({ id: uuid });
const ofContract = z.object({ id: uuid, contractId: uuid });

/** A contract of the customer on the phone, with the acts that are possible now. */
const phoneContract = z.object({
  id: z.string(),
  number: z.string(),
  versionName: z.string(),
  /** Null until the car has one. */
  plate: z.nullable(z.string()),
  /** Kinds of request that can be opened. */
  kinds: z.array(z.enum(SERVICE_KINDS)),
  /** The last reading of the odometer; null while the car is not with the customer. */
  odometer: z.nullable(z.object({ onDay: z.string(), km: z.int() })),
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
export const callerFactsForm = z
  .strictObject({
    /** The last four digits of CPF or CNPJ, or the whole. */
    document: said,
    birthdate: said,
    /** The car of any of their contracts. */
    plate: said,
    cep: said,
    /** A month of any of their contracts; whole reais are enough. */
    monthly: said,
  })
  .check(crossFieldRule(callerFactsProblems));
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
