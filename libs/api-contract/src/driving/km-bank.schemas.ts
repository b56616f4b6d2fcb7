import * as z from 'zod/mini';
import { daysBetween } from '../brazil';
import { odometerKm } from '../contracts/odometer';
import { done, fileAnswer, instant, isoDay, longText, reais, uuid } from '../wire/fields';
import { sentFileForm } from '../wire/sent-file';
import { maintenance } from './maintenance.schemas';

/**
 * The pace of fewer days with the car says nothing about years, so there is no forecast.
 */
export const FORECAST_DAYS = 30;

const ofContract = z.object({ id: uuid });

const reading = z.object({
  onDay: z.string(),
  km: z.int(),
  isHandover: z.boolean(),
  isReturn: z.optional(z.boolean()),
  /** A workshop read it at a visit of the car. */
  atWorkshop: z.optional(z.boolean()),
  /** The consultant who noted it at the customer's request. */
  by: z.optional(z.string()),
  /** The picture of the panel that the customer added. */
  photoId: z.optional(z.string()),
  /** The customer may take it back: the own last one, with no km bought since. */
  canCorrect: z.optional(z.boolean()),
});

/** A reading that counts no more: a consultant struck it, or the customer took it back. */
const struckReading = z.object({
  onDay: z.string(),
  km: z.int(),
  atWorkshop: z.optional(z.boolean()),
  struckAt: instant,
  /** The consultant who struck it, and why; both absent where the customer took it back. */
  by: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type StruckReading = z.output<typeof struckReading>;

/**
 * The km of a contract: those of its months, those driven, and the forecast
 * (docs/product/driving.md). Before the handover driven and balance are 0.
 */
const kmBank = z.object({
  /**
   * Km of each month of the contract, the first one first; of an ended contract the
   * months that it had, with a booked early return those until then.
   */
  months: z.array(z.int()),
  /** Km bought beside them. */
  toppedUp: z.int(),
  /** Km of a campaign beside them; absent without one. */
  given: z.optional(z.int()),
  /** Km of the months, bought and given km together, or those that the settlement allowed. */
  total: z.int(),
  /** The month of today, 0 before the handover; never above the last one. */
  month: z.int(),
  /** From the handover to the last reading, or the return's. */
  driven: z.int(),
  /**
   * Km of the months begun by the last reading, plus bought and given ones, less `driven`; below
   * zero when more was driven.
   */
  balance: z.int(),
  /** Day of that reading; null before one, and at the end. */
  balanceOn: z.optional(z.nullable(z.string())),
  /** The month of it. */
  balanceMonth: z.optional(z.int()),
  /** Last day of the contract's months; null before the handover. */
  endsOn: z.nullable(z.string()),
  /**
   * Km at the contract's end at the pace so far, the extra ones, and their cost. Null in
   * the first `FORECAST_DAYS`, without a reading, once it has ended, and while the customer
   * reports the car stolen or lost.
   */
  forecast: z.nullable(z.object({ km: z.int(), extraKm: z.int(), cost: reais })),
  /** Day of a booked early return, which forecast and months then use. */
  backOn: z.optional(z.string()),
  /** First day on which a reading gives a forecast; null before the handover. */
  forecastFrom: z.nullable(z.string()),
  /** Price of one extra km. */
  extraKmPrice: reais,
  /** Newest first, from the handover to the return. */
  readings: z.array(reading),
  /** Readings that count no more, the last struck first; absent without one. */
  struck: z.optional(z.array(struckReading)),
  /** The customer withdrew within the 7 days, which settles no km. */
  isWithdrawn: z.optional(z.boolean()),
  /** We ended the contract for want of payment: its later months give no km. */
  isEndedUnpaid: z.optional(z.boolean()),
  /** The car was stolen or written off: no km are settled. */
  isLost: z.optional(z.boolean()),
  /**
   * Whether the customer has the car and may read its odometer: not while it is reported
   * stolen or lost.
   */
  canRead: z.boolean(),
  /**
   * Done and next maintenance; absent unless the customer has the car, which is not reported
   * lost, and the contract goes on.
   */
  maintenance: z.optional(maintenance),
  /**
   * Today's prices of more km, and their due day; null unless the customer has the car,
   * which is not reported lost, and the contract goes on.
   */
  topUp: z.nullable(
    z.object({
      dueOn: z.string(),
      packages: z.array(z.object({ km: z.int(), cost: reais })),
    }),
  ),
});
export type KmBank = z.output<typeof kmBank>;

/** Days with the car by the last reading; null before the handover, and at the end. */
export const kmDaysOfUse = ({ forecastFrom, balanceOn }: KmBank): number | null =>
  forecastFrom && balanceOn ? daysBetween(forecastFrom, balanceOn) + FORECAST_DAYS : null;

export const getKmBank = {
  summary: 'O banco de km de um contrato: rodados, saldo e previsão',
  params: ofContract,
  data: kmBank,
};

export const odometerForm = z.strictObject({
  km: odometerKm(),
  /** The customer has confirmed a number far above the last one. */
  confirmed: z.optional(z.boolean()),
});
export type OdometerForm = z.output<typeof odometerForm>;

export const sendOdometerReading = {
  summary: 'O cliente informa o hodômetro; a última leitura de um dia é a que vale',
  params: ofContract,
  body: odometerForm,
  data: kmBank,
};

export const sendOdometerPhoto = {
  summary: 'O cliente junta a foto do painel à leitura de hoje; outra toma o lugar dela',
  params: ofContract,
  body: sentFileForm,
  data: kmBank,
};

const readingOfDay = z.object({ id: uuid, day: isoDay('o dia da leitura') });

export const correctOdometerReading = {
  summary:
    'O cliente tira a própria última leitura, que deixa de contar; `km` são os que ele leu',
  params: readingOfDay,
  body: z.strictObject({ km: odometerKm() }),
  data: done,
};

export const downloadOdometerPhoto = {
  summary: 'A foto do painel de uma leitura, para o cliente e para consultores',
  params: z.object({ id: uuid, photoId: uuid }),
  data: fileAnswer,
};

const judgedReading = z.extend(reading, {
  /** More km a day since the reading before than a car is driven. */
  isUnlikely: z.boolean(),
  /** A consultant may strike it: one between the handover and the return, until then. */
  canStrike: z.optional(z.boolean()),
});

export const listOdometerReadings = {
  summary: 'As leituras do hodômetro de um contrato, a última primeiro, para consultores',
  params: ofContract,
  data: z.object({
    readings: z.array(judgedReading),
    /** Readings that count no more, the last struck first; absent without one. */
    struck: z.optional(z.array(struckReading)),
  }),
};
export type JudgedReading = z.output<typeof judgedReading>;

export const strikeForm = z.strictObject({
  /** Km of the reading as the consultant saw it. */
  km: odometerKm(),
  reason: longText('Diga o motivo. O cliente lê.', 300),
});
export type StrikeForm = z.output<typeof strikeForm>;

export const strikeOdometerReading = {
  summary:
    'O consultor desconsidera uma leitura, com o motivo; ela fica à vista e não conta mais',
  params: readingOfDay,
  body: strikeForm,
  data: done,
};

/** Numbers of km that can be bought. */
export const KM_TOP_UPS = [250, 500, 1000, 2000, 5000] as const;

const kmTopUpForm = z.strictObject({
  km: z.literal([...KM_TOP_UPS], 'Escolha quantos km comprar.'),
  cost: reais,
  dueOn: isoDay('o vencimento'),
});
export type KmTopUpForm = z.output<typeof kmTopUpForm>;

export const buyKm = {
  summary: 'Compra km a mais pelo preço do plano, cobrados no próximo vencimento',
  params: ofContract,
  body: kmTopUpForm,
  data: kmBank,
};
