import * as z from 'zod/mini';
import { fuel } from '../catalog/vehicles.schemas';
import {
  handoffForm,
  ofContract,
  returnPinForm,
  slotTime,
  visitItem,
  visitPage,
} from '../contracts/car-visits.schemas';
import { owedItem } from '../contracts/installments.schemas';
import { WEAR_CLASSES } from '../contracts/wear-terms';
import { RETURN_KINDS } from '../sales/proposal-terms';
import {
  cursor,
  done,
  instant,
  isoDay,
  numericId,
  pageOf,
  pageSize,
  reais,
} from '../wire/fields';
import {
  DAMAGE_CONTESTS,
  DAMAGE_STATES,
  HOME_ANSWERS,
  INSTEAD_OF_RETURN,
  RETURN_STAGES,
} from './return-terms';

/** Days with the car after the end that nothing excuses, and their cost. */
const overtime = z.object({ days: z.int(), cost: reais });

/** Months that begin until a return, all paid whole, and their sum. */
const begins = z.object({ months: z.int(), cost: reais });

const amount = z.object({ label: z.string(), amount: reais });

const returnItem = z.extend(visitItem, {
  plate: z.nullable(z.string()),
  kind: z.enum(RETURN_KINDS),
  /** Last day to bring it, after a withdrawal or when demanded back; else null. */
  bringBy: z.nullable(z.string()),
  /** Whether the day `bringBy` has passed, and the car is still out. */
  isOverdue: z.boolean(),
  returnedAt: z.nullable(instant),
});
export type ReturnItem = z.output<typeof returnItem>;

export const carReturn = z.extend(returnItem, {
  ...visitPage,
  /** The dealership that takes it back: the one that delivered it, or a chosen one. */
  dealershipId: z.optional(z.string()),
  /** The customer booked it, or we demanded it. */
  isAsked: z.boolean(),
  /** Last day of the contract's months. */
  endsOn: z.string(),
  /**
   * Last day on which it comes back without days after the end: that, or a business day.
   */
  freeUntil: z.optional(z.string()),
  /** Days after the end, up to the booked day or today. */
  overtime: z.optional(overtime),
  /** Day on which we ended it for want of payment. */
  endedOn: z.optional(z.nullable(z.string())),
  /** Months of the contract, and the month whose cost is `cost`. */
  term: z.int(),
  month: z.int(),
  /** Cost of leaving on the booked day, or today; 0 from the last month on. */
  cost: reais,
  /** Up to the booked day; absent where none begins from today on. */
  begins: z.optional(begins),
  /**
   * Months that have begun and are not charged yet, which the return charges on any day;
   * absent without one.
   */
  begun: z.optional(begins),
  /** The km up to the last reading, as settled now, or at the return. */
  km: z.object({
    driven: z.int(),
    /** Km on the panel at that reading, with the km before the handover. */
    panel: z.optional(z.int()),
    allowed: z.int(),
    extra: z.int(),
    cost: reais,
    /** Day of the last reading. */
    readOn: z.string(),
  }),
  /** Other open bills. */
  owed: reais,
  /** The open bills one by one, the oldest first. */
  bills: z.optional(z.array(owedItem)),
  /** Part of `owed` that the booked return takes back. */
  goesBack: z.optional(reais),
  canBook: z.boolean(),
  /** Choice of the customer that closes the booking; null where nothing closes it. */
  closedBy: z.optional(z.nullable(z.enum(INSTEAD_OF_RETURN))),
  /** Last instant of a free withdrawal; null once it has passed. */
  withdrawUntil: z.optional(z.nullable(instant)),
  canCancel: z.boolean(),
  /** Amounts that the return charged; empty before it. */
  charged: z.array(amount),
  /** Due day of `charged`; null where nothing was charged. */
  dueOn: z.optional(z.nullable(z.string())),
  /** Credit that was refunded with the return. */
  refund: reais,
  damages: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** The workshop's price. */
      quote: reais,
      /** The insurance pays what is beyond the deductible. */
      isInsured: z.boolean(),
      /** Part of the quote that the customer pays. */
      cost: reais,
      /** Null or left out when it was not contested. */
      contest: z.optional(z.nullable(z.enum(DAMAGE_CONTESTS))),
      /** Key of its row in the contract's wear table, and the number of units. */
      row: z.optional(z.nullable(z.string())),
      quantity: z.optional(z.int()),
      /** Photo of the inspection that shows it. */
      photoId: z.optional(z.nullable(z.string())),
    }),
  ),
  deductible: reais,
  /** Photos that the customer took at home before the inspection. */
  homePhotos: z.optional(
    z.array(
      z.object({
        id: z.string(),
        takenAt: instant,
        /** The damage that the customer sees in it; absent until one is named. */
        damage: z.optional(
          z.object({
            /** Key of its row in the contract's wear table. */
            row: z.string(),
            label: z.string(),
            quantity: z.int(),
            /** The table's price of all units, and the customer's part of it. */
            price: reais,
            cost: reais,
          }),
        ),
        /** The answer of the inspection; absent until there is one. */
        answer: z.optional(z.enum(HOME_ANSWERS)),
        reason: z.optional(z.string()),
        /** The damage of the inspection that answers it. */
        damageId: z.optional(z.string()),
      }),
    ),
  ),
  /** The most that the named damages cost together; absent where none is named. */
  estimate: z.optional(reais),
  /** The wear table that the contract froze; absent in contracts without one. */
  wear: z.optional(
    z.object({
      version: z.string(),
      carClass: z.enum(WEAR_CLASSES),
      fuel: z.optional(fuel),
      /** Slugs; an add-on pays for some rows. */
      addOns: z.array(z.string()),
    }),
  ),
  /** Null where there is no damage, and before the return. */
  damageState: z.nullable(z.enum(DAMAGE_STATES)),
  contestUntil: z.nullable(z.string()),
  /** Last day for the answer to a contest. */
  answerBy: z.nullable(z.string()),
  contestReason: z.nullable(z.string()),
  contestAnswer: z.nullable(z.string()),
});
export type CarReturn = z.output<typeof carReturn>;

export const getReturn = {
  summary: 'A devolução do carro de um contrato: quando, quanto custa, vistoria e acerto',
  params: ofContract,
  data: carReturn,
};

export const listReturnSlots = {
  summary:
    'Dias e horários livres para devolver o carro, e quanto custa sair em cada dia',
  params: ofContract,
  query: z.strictObject({
    /** By default the next days, else those around the end of the contract. */
    around: z.optional(z.enum(['now', 'end'])),
    /** Free hours of this dealership; by default of the one that takes the car back. */
    dealershipId: z.optional(numericId),
  }),
  data: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        month: z.int(),
        /** Leaving on that day. */
        cost: reais,
        /** Absent where none begins from today on. */
        begins: z.optional(begins),
        overtime: z.optional(overtime),
        /** Part of the open bills that a return on that day takes back. */
        goesBack: z.optional(reais),
        times: z.array(z.object({ time: z.string(), free: z.int() })),
      }),
    ),
  }),
};
export type ReturnSlots = z.output<typeof listReturnSlots.data>;

/** The day and hour that a customer chooses for the return. */
export const returnSlotChoice = z.strictObject({
  day: isoDay('o dia da devolução'),
  time: slotTime,
});

const returnBooking = z.strictObject({
  ...returnSlotChoice.shape,
  /** Leaving on that day, as it was shown. */
  cost: reais,
  /** Another dealership takes the car back from now on. */
  dealershipId: z.optional(numericId),
});
export type ReturnBooking = z.output<typeof returnBooking>;

export const bookReturn = {
  summary: 'O cliente marca ou troca o dia de devolver o carro',
  params: ofContract,
  body: returnBooking,
  data: carReturn,
};

export const cancelReturn = {
  summary: 'O cliente fica com o carro: desmarca a devolução',
  params: ofContract,
  data: carReturn,
};

export const listReturns = {
  summary: 'As devoluções da concessionária, e para consultores as de todas',
  query: z.strictObject({
    cursor,
    limit: pageSize,
    /** Without a stage the coming returns are listed. */
    stage: z.optional(z.enum(RETURN_STAGES)),
  }),
  data: pageOf(returnItem),
};

export const sendReturnPin = {
  summary: 'Manda ao cliente, por e-mail, o código que confirma a devolução',
  params: ofContract,
  body: returnPinForm,
  data: done,
};

export const receiveCar = {
  summary:
    'A concessionária recebe o carro, com o código do cliente, e o contrato se acerta',
  params: ofContract,
  body: handoffForm,
  data: carReturn,
};
