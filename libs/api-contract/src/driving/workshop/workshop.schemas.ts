import * as z from 'zod/mini';
import { ofContract, slotTime } from '../../contracts/car-visits.schemas';
import { listDeliverySlots } from '../../contracts/deliveries.schemas';
import { endAfterBeginning, weekHours } from '../../contracts/delivery-hours.schemas';
import { NO_KM, odometerKm } from '../../contracts/odometer';
import { crossFieldRule, type Problem } from '../../wire/cross-field-rule';
import { isoDay, longText, numericId, uuid } from '../../wire/fields';
import { inNumbers } from '../../wire/number-fields';
import { overdueMaintenance } from '../maintenance.schemas';
import {
  WORKSHOP_OUTCOMES,
  WORKSHOP_REASONS,
  WORKSHOP_SIDES,
  WORKSHOP_STATES,
  workshopProblems,
} from './workshop';

const ofVisit = z.object({ id: uuid });
const side = z.enum(WORKSHOP_SIDES);

/** `revision` is the one that was read; a 409 when the visit has changed since. */
const revision = z.int();

/** A visit of a car to the workshop of a dealership. */
export const workshopVisit = z.object({
  id: z.string(),
  contractId: z.string(),
  contractNumber: z.string(),
  versionName: z.string(),
  /** Null until the car has one. */
  plate: z.nullable(z.string()),
  reason: z.enum(WORKSHOP_REASONS),
  /** The customer says what to look at. */
  note: z.nullable(z.string()),
  state: z.enum(WORKSHOP_STATES),
  slot: z.object({
    day: z.string(),
    time: z.string(),
    /** The consultant who booked it at the customer's request. */
    by: z.optional(z.string()),
  }),
  dealershipId: numericId,
  dealership: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    /** UF. */
    state: z.optional(z.string()),
    phone: z.string(),
  }),
  /** The side that moved it last; null while it stands as it was booked. */
  movedBy: z.nullable(side),
  cancelledBy: z.nullable(side),
  /** The odometer as the workshop read it; null of a car that has not come. */
  odometerKm: z.nullable(z.int()),
  revision,
  /** Whether the reader may move or cancel it now. */
  canChange: z.boolean(),
  /** Whether the workshop may note now how it went. */
  canNote: z.boolean(),
  /** Only staff of the dealership read it. */
  customerName: z.optional(z.string()),
  /** Likewise, on the visit's page. */
  customer: z.optional(z.object({ email: z.string(), phone: z.string() })),
});
export type WorkshopVisit = z.output<typeof workshopVisit>;

export const listWorkshopVisits = {
  summary: 'As visitas do carro de um contrato à oficina, a última marcada primeiro',
  params: ofContract,
  data: z.object({
    items: z.array(workshopVisit),
    /** Whether another visit may be booked now. */
    canBook: z.boolean(),
    /** Dealerships with a workshop, by id. */
    workshops: z.array(numericId),
    /** The dealership that delivered the car. */
    dealershipId: numericId,
  }),
};
export type WorkshopVisits = z.output<typeof listWorkshopVisits.data>;

export const listWorkshopSlots = {
  summary: 'Dias e horários livres na oficina de uma loja',
  params: z.object({ id: numericId }),
  data: listDeliverySlots.data,
};

const CHOOSE_STORE = 'Escolha a loja.';

export const workshopBooking = z
  .strictObject({
    reason: z.enum(WORKSHOP_REASONS, 'Escolha revisão ou reparo.'),
    note: z.optional(longText('Conte o que precisa de reparo.', 500)),
    dealershipId: z.string(CHOOSE_STORE).check(z.regex(/^[1-9]\d{0,8}$/, CHOOSE_STORE)),
    day: isoDay('o dia da visita'),
    time: slotTime,
  })
  .check(crossFieldRule(workshopProblems));
export type WorkshopBooking = z.output<typeof workshopBooking>;

export const bookWorkshopVisit = {
  summary: 'O cliente marca uma visita à oficina de uma loja',
  params: ofContract,
  body: workshopBooking,
  data: workshopVisit,
};

export const getWorkshopVisit = {
  summary: 'Uma visita à oficina, para o cliente e para a loja',
  params: ofVisit,
  data: workshopVisit,
};

export const workshopMove = z.strictObject({
  revision,
  day: isoDay('o dia da visita'),
  time: slotTime,
});
export type WorkshopMove = z.output<typeof workshopMove>;

export const moveWorkshopVisit = {
  summary:
    'O cliente, até a véspera, ou a loja, até a hora, muda o dia e a hora da visita à oficina',
  params: ofVisit,
  body: workshopMove,
  data: workshopVisit,
};

export const cancelWorkshopVisit = {
  summary: 'O cliente, até a véspera, ou a loja, até a hora, desmarca a visita à oficina',
  params: ofVisit,
  body: z.strictObject({ revision }),
  data: workshopVisit,
};

export const listWorkshopAgenda = {
  summary:
    'As visitas à oficina da loja: as que faltam anotar e as que vêm, ou as que já passaram',
  query: z.strictObject({
    stage: z._default(z.enum(['coming', 'over']), 'coming'),
  }),
  data: z.object({
    items: z.array(workshopVisit),
    /** There are more than are listed. */
    hasMore: z.boolean(),
    /**
     * Beside the visits to come: cars that the dealership delivered, whose maintenance is
     * late and neither asked for nor booked, the longest first.
     */
    overdueMaintenance: z.optional(z.array(overdueMaintenance)),
  }),
};
export type WorkshopAgenda = z.output<typeof listWorkshopAgenda.data>;

/** A workshop reads the odometer of each car that comes. */
function outcomeProblems(form: { outcome?: unknown; odometerKm?: unknown }): Problem[] {
  return form.outcome === 'realizada' && form.odometerKm === undefined
    ? [{ path: ['odometerKm'], message: NO_KM }]
    : [];
}

export const workshopOutcomeForm = z
  .strictObject({
    revision,
    outcome: z.enum(WORKSHOP_OUTCOMES, 'Diga se o carro veio.'),
    /** The odometer of a car that came; one that did not has none. */
    odometerKm: z.optional(odometerKm()),
    /** The workshop has confirmed a number far above the last one. */
    confirmed: z.optional(z.boolean()),
  })
  .check(crossFieldRule(outcomeProblems));
export type WorkshopOutcomeForm = z.output<typeof workshopOutcomeForm>;

export const noteWorkshopOutcome = {
  summary:
    'A loja anota se o carro veio à oficina, com os km do painel, que entram no banco de km',
  params: ofVisit,
  body: workshopOutcomeForm,
  data: workshopVisit,
};

const workshopWeek = {
  ...weekHours,
  /** Cars in each hour; zero where the dealership has no workshop. */
  perHour: z
    .int(inNumbers('Informe quantos carros, ou zero.', '3'))
    .check(
      z.gte(0, 'Informe quantos carros, ou zero.'),
      z.lte(20, 'São no máximo 20 por hora.'),
    ),
};

export const workshopHoursForm = z
  .strictObject({ ...workshopWeek, revision })
  .check(endAfterBeginning());
export type WorkshopHoursForm = z.output<typeof workshopHoursForm>;

const workshopHours = z.object({
  ...workshopWeek,
  revision,
  /** Visits that were booked earlier and lie outside of these hours: they stay. */
  outside: z.array(
    z.object({
      id: z.string(),
      customerName: z.string(),
      day: z.string(),
      time: z.string(),
    }),
  ),
});
export type WorkshopHours = z.output<typeof workshopHours>;

export const getWorkshopHours = {
  summary: 'Dias, horas e vagas em que a oficina da concessionária recebe carros',
  data: workshopHours,
};

export const saveWorkshopHours = {
  summary: 'Muda dias, horas e vagas das próximas visitas à oficina',
  body: workshopHoursForm,
  data: workshopHours,
};
