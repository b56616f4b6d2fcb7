import * as z from 'zod/mini';
import { SERVICE_KINDS } from '../contracts/service-kinds';
import { overdueMaintenance } from '../driving/maintenance.schemas';
import { LEAD_KINDS } from '../sales/leads.schemas';
import { DEALERSHIP_TASKS, DUE_ACTS, TODAY_QUEUES } from './today-queues';

/** A thing that waits for a consultant; `id` is that of its page. */
const dueItem = z.object({
  queue: z.enum(TODAY_QUEUES),
  id: z.string(),
  /** The act that it waits for. */
  act: z.enum(DUE_ACTS),
  /** The customer, or the person who wrote; null where it concerns no person. */
  who: z.nullable(z.string()),
  /** The car, the page or the price table; empty for a lead. */
  about: z.string(),
  /** Subject of a request for help. */
  subject: z.optional(z.enum(SERVICE_KINDS)),
  /** The form that a lead came by. */
  form: z.optional(z.enum(LEAD_KINDS)),
  /** The last day that keeps the promise or the law, AAAA-MM-DD in São Paulo. */
  until: z.iso.date(),
  /** Hour of that day, HH:MM; null where the whole day counts. */
  hour: z.nullable(z.string()),
  /** A robbery, or somebody is hurt: it stands before all others. */
  urgent: z.boolean(),
  /** The consultant who claimed it; absent while nobody has. */
  owner: z.optional(z.object({ name: z.string(), isMe: z.boolean() })),
});
export type DueItem = z.output<typeof dueItem>;

export const getToday = {
  summary:
    'O que espera por quem consulta, de todas as filas: urgências primeiro, depois o prazo mais próximo',
  data: z.object({
    items: z.array(dueItem),
    /** More wait than are listed: each queue has all of its own. */
    hasMore: z.boolean(),
    /** The longest overdue first; absent without the right to contracts. */
    overdueMaintenance: z.optional(z.array(overdueMaintenance)),
  }),
};

export const getTodayCounts = {
  summary: 'Quantos itens há em cada fila que quem consulta pode abrir',
  data: z.object({
    /**
     * Rows of each queue that the reader may open, as the queue itself lists them;
     * `COUNT_LIMIT` plus one stands for more.
     */
    counts: z.partialRecord(z.enum(TODAY_QUEUES), z.int()),
  }),
};

/**
 * A thing that a dealership does today or has missed; `id` is that of the contract, of a
 * workshop visit its own, of a follow-up and of a customer to call that of the proposal
 * (for the day of a ready car, of the contract), of cars in stock that of version and paint.
 */
const dealershipItem = z.object({
  task: z.enum(DEALERSHIP_TASKS),
  id: z.string(),
  /** The customer; of cars in stock, for which several may wait, their version. */
  customerName: z.string(),
  /**
   * The car; of a workshop visit why it comes, too, of a follow-up the step that was
   * planned, of cars in stock the paint.
   */
  about: z.string(),
  /** Handover: nothing is left to prepare before its day. */
  isPrepared: z.optional(z.literal(true)),
  /** Stock: unsigned proposals that count on such a car, and the free ones in reach. */
  waiting: z.optional(z.int()),
  free: z.optional(z.int()),
  /**
   * The booked, promised or planned day, AAAA-MM-DD in São Paulo; of a customer to call
   * the last day before the proposal expires, the due day of the first installment, or
   * the promised day of a ready car.
   */
  until: z.iso.date(),
  /** Hour of that day, HH:MM; null where the whole day counts. */
  hour: z.nullable(z.string()),
});
export type DealershipItem = z.output<typeof dealershipItem>;

export const getDealershipToday = {
  summary:
    'O que a loja entrega, recebe e combina até hoje, e o que já passou; o vendedor lê os próprios passos',
  data: z.object({
    items: z.array(dealershipItem),
    /** More are due than are listed: the lists have them. */
    hasMore: z.boolean(),
    /** Customers to call whose day has not come yet; they are not due. */
    toRemind: z.optional(
      z.object({ items: z.array(dealershipItem), hasMore: z.boolean() }),
    ),
    /** Handovers, returns, visits and planned steps of the seven days after today. */
    coming: z.optional(z.array(dealershipItem)),
  }),
};

export const getDealershipTodayCount = {
  summary: 'Quantos itens há no dia da loja',
  data: z.object({
    due: z.int(),
    /** More are due than the day lists, and `due` is as many as it lists. */
    hasMore: z.boolean(),
  }),
};
