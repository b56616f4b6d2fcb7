import * as z from 'zod/mini';
import {
  isValidChassis,
  isValidPlate,
  isValidRenavam,
  normalizeChassis,
  normalizePlate,
  normalizeRenavam,
} from '../brazil';
import { returnKind } from '../sales/proposals.calls';
import { call } from '../wire/call';
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
} from './car-visits.calls';
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
  /** Whether the customer may choose another dealership now. */
  canMove: z.optional(z.boolean()),
  /** Whether the customer may choose or change the slot now. */
  canChooseSlot: z.boolean(),
  car: z.nullable(
    z.object({ plate: z.string(), renavam: z.string(), chassis: z.string() }),
  ),
});
export type Delivery = z.output<typeof delivery>;

export const listDeliveries = call(
  'GET',
  'deliveries',
  'As entregas da concessionária, a prometida para antes primeiro',
  {
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
    quiet: true, // shown in place of the list
  },
);

export const getDelivery = call(
  'GET',
  'deliveries/:id',
  'A entrega de um contrato, para o cliente e para quem entrega',
  {
    params: ofContract,
    data: delivery,
    quiet: true, // shown in its place
  },
);

export const listDeliverySlots = call(
  'GET',
  'deliveries/:id/slots',
  'Dias e horários livres para a entrega',
  {
    params: ofContract,
    data: z.object({
      days: z.array(
        z.object({
          day: z.string(),
          times: z.array(z.object({ time: z.string(), free: z.int() })),
        }),
      ),
    }),
    quiet: true, // shown in its place
  },
);
export type DeliverySlots = z.output<typeof listDeliverySlots.data>;

export const slotChoice = z.strictObject({
  day: isoDay('o dia da entrega'),
  time: slotTime,
});
export type SlotChoice = z.output<typeof slotChoice>;

export const chooseDeliverySlot = call(
  'POST',
  'deliveries/:id/slot',
  'O cliente escolhe ou troca o dia e a hora da entrega',
  {
    params: ofContract,
    body: slotChoice,
    data: delivery,
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const moveDelivery = call(
  'POST',
  'deliveries/:id/store',
  'O cliente troca a loja que entrega o carro, enquanto ela não começou a prepará-lo',
  {
    params: ofContract,
    body: z.strictObject({ dealershipId: numericId }),
    data: delivery,
    idempotent: true,
    quiet: true, // the page shows it
  },
);

export const milestoneForm = z.strictObject({
  kind: z.enum(MILESTONES, 'Escolha a etapa.'),
  onDay: isoDay('o dia'),
});
export type MilestoneForm = z.output<typeof milestoneForm>;

export const addDeliveryMilestone = call(
  'POST',
  'deliveries/:id/milestones',
  'A concessionária anota uma etapa da entrega',
  {
    params: ofContract,
    body: milestoneForm,
    data: delivery,
    idempotent: true,
    quiet: true, // the form shows it
  },
);

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

export const saveDeliveredCar = call(
  'PUT',
  'deliveries/:id/car',
  'A concessionária registra placa, RENAVAM e chassi do carro de um contrato',
  {
    params: ofContract,
    body: carForm,
    data: delivery,
    quiet: true, // the form shows it
  },
);

export const sendDeliveryPhoto = call(
  'POST',
  'deliveries/:id/photos',
  'Guarda uma foto do carro para a entrega',
  {
    params: ofContract,
    body: z.strictObject({ file: z.file() }),
    data: delivery,
    multipart: true,
    quiet: true, // shown at the photos
  },
);
export const downloadDeliveryPhoto = call(
  'GET',
  'deliveries/:id/photos/:photoId',
  'Uma foto da entrega, para o cliente e para quem entrega',
  {
    params: ofPhoto,
    data: fileAnswer,
    file: ['image/jpeg'],
    quiet: true, // shown at the photos
  },
);
export const deleteDeliveryPhoto = call(
  'DELETE',
  'deliveries/:id/photos/:photoId',
  'Apaga uma foto antes da entrega',
  {
    params: ofPhoto,
    data: delivery,
    quiet: true, // shown at the photos
  },
);

export const sendHandoverPin = call(
  'POST',
  'deliveries/:id/handover-pins',
  'Manda ao cliente, por e-mail, o código que libera a entrega',
  {
    params: ofContract,
    data: done,
    quiet: true, // shown at the code
  },
);

export const handOverCar = call(
  'POST',
  'deliveries/:id/handover',
  'A concessionária entrega o carro, com o código do cliente',
  {
    params: ofContract,
    body: handoffForm,
    data: delivery,
    quiet: true, // the form shows it
  },
);
