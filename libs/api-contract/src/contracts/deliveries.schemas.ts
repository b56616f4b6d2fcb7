import * as z from 'zod/mini';
import {
  isValidChassis,
  isValidPlate,
  isValidRenavam,
  normalizeChassis,
  normalizePlate,
  normalizeRenavam,
} from '../brazil';
import { returnKind } from '../sales/proposals.schemas';
import {
  cursor,
  done,
  fileAnswer,
  instant,
  isoDay,
  numericId,
  pageOf,
  pageSize,
  reais,
} from '../wire/fields';
import {
  handoffForm,
  ofContract,
  ofPhoto,
  slotTime,
  visitItem,
  visitPage,
} from './car-visits.schemas';
import { DELIVERY_SOURCES, MILESTONES } from './delivery-milestones';

/** Facts of a delivery that both lists and the page show. */
const deliveryItem = z.extend(visitItem, {
  returnKind,
  source: z.enum(DELIVERY_SOURCES),
  /** Day that the contract promises. */
  promisedOn: z.string(),
  milestones: z.array(
    z.object({ kind: z.enum(MILESTONES), onDay: z.nullable(z.string()) }),
  ),
  handedOverAt: z.nullable(instant),
  /**
   * Days by which we are late, and the credit for them in reais; `creditedOn` is the day
   * on which it was posted. Null while in time.
   */
  late: z.nullable(
    z.object({ days: z.int(), credit: reais, creditedOn: z.nullable(z.string()) }),
  ),
  /**
   * Until when the promised day is postponed, as known today, with the days by which the
   * first payment was late and the days that the customer chose to wait; absent without
   * any.
   */
  putOff: z.optional(
    z.object({ until: z.string(), paymentDays: z.int(), choiceDays: z.int() }),
  ),
});
export type DeliveryItem = z.output<typeof deliveryItem>;

export const delivery = z.extend(deliveryItem, {
  ...visitPage,
  /** Today in São Paulo, by the server, since a device's clock may be wrong. */
  today: z.string(),
  /** The dealership brings the car to the customer's address. */
  isDeliveredHome: z.boolean(),
  /** The customer's address in the signed contract. */
  home: z.optional(z.object({ address: z.string(), isCompany: z.boolean() })),
  /** The other dealership whose yard a `transfer` comes from; only for staff. */
  carFrom: z.optional(z.string()),
  /** Whether the customer may choose another dealership now. */
  canMove: z.optional(z.boolean()),
  /** Whether the customer may choose or change the slot now. */
  canChooseSlot: z.boolean(),
  car: z.nullable(
    z.object({ plate: z.string(), renavam: z.string(), chassis: z.string() }),
  ),
});
export type Delivery = z.output<typeof delivery>;

export const listDeliveries = {
  summary: 'As entregas da concessionária, a prometida para antes primeiro',
  query: z.strictObject({
    cursor,
    limit: pageSize,
    /**
     * Without a stage the coming deliveries are listed. A delivery whose slot has
     * passed is also `without-slot`.
     */
    stage: z.optional(z.enum(['coming', 'without-slot', 'handed-over'])),
  }),
  data: pageOf(deliveryItem),
};

export const getDelivery = {
  summary: 'A entrega de um contrato, para o cliente e para quem entrega',
  params: ofContract,
  data: delivery,
};

export const listDeliverySlots = {
  summary: 'Dias e horários livres para a entrega',
  params: ofContract,
  data: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        times: z.array(z.object({ time: z.string(), free: z.int() })),
      }),
    ),
  }),
};
export type DeliverySlots = z.output<typeof listDeliverySlots.data>;

export const slotChoice = z.strictObject({
  day: isoDay('o dia da entrega'),
  time: slotTime,
});
export type SlotChoice = z.output<typeof slotChoice>;

export const chooseDeliverySlot = {
  summary:
    'O cliente, ou a loja a pedido dele, escolhe ou troca o dia e a hora da entrega',
  params: ofContract,
  body: z.extend(slotChoice, {
    /**
     * The slot that the dealership read as booked, null for none. It refuses to move
     * another one; a customer sends none.
     */
    instead: z.optional(z.nullable(slotChoice)),
  }),
  data: delivery,
};

export const moveDelivery = {
  summary:
    'O cliente troca a loja que entrega o carro, enquanto ela não começou a prepará-lo',
  params: ofContract,
  body: z.strictObject({ dealershipId: numericId }),
  data: delivery,
};

export const milestoneForm = z.strictObject({
  kind: z.enum(MILESTONES, 'Escolha a etapa.'),
  onDay: isoDay('o dia'),
});
export type MilestoneForm = z.output<typeof milestoneForm>;

export const addDeliveryMilestone = {
  summary: 'A concessionária anota uma etapa da entrega',
  params: ofContract,
  body: milestoneForm,
  data: delivery,
};

const LONGEST_NUMBER = 32;
const carNumber = (
  missing: string,
  normalize: (text: string) => string,
  isValid: (text: string) => boolean,
  wrong: string,
) =>
  z
    .string(missing)
    .check(
      z.maxLength(LONGEST_NUMBER, wrong),
      z.refine(isValid, { error: ({ input }) => (input === '' ? missing : wrong) }),
      z.overwrite(normalize),
    );

export const carForm = z.strictObject({
  plate: carNumber(
    'Informe a placa.',
    normalizePlate,
    isValidPlate,
    'Confira a placa: são 3 letras, 1 número, 1 letra ou número e 2 números, como ABC1D23.',
  ),
  renavam: carNumber(
    'Informe o RENAVAM.',
    normalizeRenavam,
    isValidRenavam,
    'Confira o RENAVAM: são 11 números, e o último confere os outros.',
  ),
  chassis: carNumber(
    'Informe o chassi.',
    normalizeChassis,
    isValidChassis,
    'Confira o chassi: são 17 letras e números, sem I, O e Q, com 4 números no fim.',
  ),
});
export type CarForm = z.output<typeof carForm>;

export const saveDeliveredCar = {
  summary: 'A concessionária registra placa, RENAVAM e chassi do carro de um contrato',
  params: ofContract,
  body: carForm,
  data: delivery,
};

export const sendDeliveryPhoto = {
  summary: 'Guarda uma foto do carro para a entrega',
  params: ofContract,
  body: z.strictObject({ file: z.file() }),
  data: delivery,
};
export const downloadDeliveryPhoto = {
  summary: 'Uma foto da entrega, para o cliente e para quem entrega',
  params: ofPhoto,
  data: fileAnswer,
};
export const deleteDeliveryPhoto = {
  summary: 'Apaga uma foto antes da entrega',
  params: ofPhoto,
  data: delivery,
};

export const sendHandoverPin = {
  summary: 'Manda ao cliente, por e-mail, o código que libera a entrega',
  params: ofContract,
  data: done,
};

export const handOverCar = {
  summary: 'A concessionária entrega o carro, com o código do cliente',
  params: ofContract,
  body: handoffForm,
  data: delivery,
};
