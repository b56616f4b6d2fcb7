import * as z from 'zod/mini';
import { clientType, deliveryEstimate, fuel } from '../catalog/vehicles.calls';
import { KM_PACKAGES, TERMS } from '../pricing/price-table';
import { call } from '../wire/call';
import {
  done,
  email,
  fileAnswer,
  instant,
  latitude,
  longitude,
  numericId,
  reais,
  slug,
  text,
  uuid,
} from '../wire/fields';

/** The place of the delivery. */
export const place = z.strictObject({
  city: text('Informe a cidade.', 80),
  /** UF, two letters. */
  state: z.string('Informe o estado.').check(z.regex(/^[A-Z]{2}$/, 'Informe o estado.')),
  latitude,
  longitude,
});
export type Place = z.output<typeof place>;

/** Term in months and km a month, as sold (docs/product/sales.md). */
export const term = z.literal([...TERMS], 'Escolha um prazo.');
export const km = z.literal([...KM_PACKAGES], 'Escolha um pacote de km.');

/** The customer's choice. It has no price: only the server's price counts. */
export const basketChoice = z.strictObject({
  versionSlug: slug,
  paint: slug,
  term,
  km,
  addOns: z.array(slug).check(z.maxLength(20, 'Escolha no máximo 20 opcionais.')),
  dealershipId: z.nullable(numericId),
});
export type BasketChoice = z.output<typeof basketChoice>;

const priceLine = z.object({ key: z.string(), label: z.string(), monthly: reais });
export type PriceLine = z.output<typeof priceLine>;

/**
 * Full price breakdown (docs/product/sales.md). All amounts in reais; sums equal their
 * parts to the centavo.
 */
export const quote = z.object({
  monthly: reais,
  lines: z.array(priceLine),
  oneOff: z.array(z.object({ key: z.string(), label: z.string(), amount: reais })),
  contractTotal: reais,
  extraKm: reais,
  deductible: reais,
  /** Cost of leaving in month 1, 2, … of the term. */
  exitCosts: z.array(reais),
  priceTable: z.string(),
  validUntil: instant,
  delivery: deliveryEstimate,
});
export type Quote = z.output<typeof quote>;

/**
 * The price before a newer price table changed it, shown beside the present one until the
 * choice changes (docs/product/sales.md).
 */
export const repricing = z.object({
  at: instant,
  priceTable: z.string(),
  monthly: reais,
  lines: z.array(priceLine),
  oneOff: z.array(z.object({ key: z.string(), label: z.string(), amount: reais })),
  contractTotal: reais,
});
export type Repricing = z.output<typeof repricing>;

export const basket = z.object({
  id: z.string(),
  /**
   * Raised by each edit; an outdated one is refused with 409 (security-requirements G3).
   */
  revision: z.int(),
  modelSlug: z.string(),
  modelName: z.string(),
  versionSlug: z.string(),
  versionName: z.string(),
  engine: z.string(),
  gearbox: z.string(),
  fuel,
  paint: z.string(),
  paintName: z.string(),
  term: z.int(),
  km: z.int(),
  addOns: z.array(z.object({ slug: z.string(), name: z.string() })),
  dealershipId: z.nullable(z.string()),
  dealershipName: z.nullable(z.string()),
  /** Its city and UF; missing in older ones. */
  dealershipPlace: z.optional(z.nullable(z.string())),
  quote,
  repriced: z.nullable(repricing),
});
export type Basket = z.output<typeof basket>;

export const simulation = z.object({
  id: z.string(),
  /** Readable id, `RD-7K2M-48`. */
  code: z.string(),
  clientType,
  place,
  basket: z.nullable(basket),
  createdAt: instant,
});
export type Simulation = z.output<typeof simulation>;

const ofSimulation = z.object({ id: uuid });
const ofBasket = z.object({ id: uuid, basketId: uuid });

export const createSimulation = call(
  'POST',
  'simulations',
  'Abre uma simulação para a sessão',
  {
    body: z.strictObject({ clientType, place }),
    data: simulation,
    status: 201,
    idempotent: true,
    quiet: true, // shown where the car is added or copied
  },
);
export const listSimulations = call('GET', 'simulations', 'O carrinho, com o da conta', {
  data: z.array(simulation),
  quiet: true, // shown in place of the list
});
export const getSimulation = call('GET', 'simulations/:id', 'Uma simulação', {
  params: ofSimulation,
  // `proposal`: the number of the proposal that it became
  data: z.extend(simulation, { proposal: z.optional(z.string()) }),
  quiet: true, // the page shows it
});
export const deleteSimulation = call(
  'DELETE',
  'simulations/:id',
  'Remove uma simulação',
  { params: ofSimulation, data: done, quiet: true }, // the cart shows it
);
export const restoreSimulation = call(
  'POST',
  'simulations/:id/restorations',
  'Traz de volta uma simulação removida há menos de um dia',
  { params: ofSimulation, data: simulation, quiet: true }, // the cart shows it
);

/**
 * Name of the price table whose price the customer has read (`Quote.priceTable`). With it
 * nothing is stored at another price: a table that is not in force is refused with 409
 * and the notification `PriceTable`, unless an edit names the guaranteed table of its
 * simulation: then the guaranteed price holds, until the same day.
 */
export const priceTable = z.optional(text('Informe a tabela de preços.', 80));

export const createBasket = call(
  'POST',
  'simulations/:id/baskets',
  'Escolhe o carro: calcula e congela o preço por 7 dias',
  {
    params: ofSimulation,
    body: z.extend(basketChoice, { priceTable }),
    data: simulation,
    status: 201,
    quiet: true, // spec §7
  },
);
export const updateBasket = call(
  'PUT',
  'simulations/:id/baskets/:basketId',
  'Muda a escolha e recalcula',
  {
    params: ofBasket,
    body: z.extend(basketChoice, {
      revision: z.int(),
      priceTable,
      place: z.optional(place), // moves the simulation there
    }),
    data: simulation,
    quiet: true, // spec §7
  },
);

/** `validUntil` may have passed. Null where that table has no such car or choice. */
export const quoteGuaranteed = call(
  'POST',
  'simulations/:id/baskets/:basketId/quotes',
  'Calcula uma escolha pela tabela com que a simulação foi feita, sem guardar',
  {
    params: ofBasket,
    body: basketChoice,
    data: z.nullable(quote),
    quiet: true, // spec §7
  },
);

/** Only after the guarantee: until then the frozen price holds. */
export const repriceBasket = call(
  'POST',
  'simulations/:id/baskets/:basketId/repricings',
  'Recalcula uma simulação vencida pelo preço de hoje e diz o que mudou',
  {
    params: ofBasket,
    body: z.strictObject({ revision: z.int() }),
    data: simulation,
    quiet: true, // spec §7
  },
);

/** A simulation for a share link, without its id, so that nobody can act on it. */
export const sharedSimulation = z.omit(simulation, { id: true });
export type SharedSimulation = z.output<typeof sharedSimulation>;

export const getShareToken = call(
  'GET',
  'simulations/:id/share-token',
  'A chave de leitura do link que mostra uma simulação a outra pessoa',
  {
    params: ofSimulation,
    data: z.object({ token: z.string() }),
    quiet: true, // the dialog shows that there is no link
  },
);

/** A read by POST, so that the key is in the body, where no log stores it. */
export const openSharedSimulation = call(
  'POST',
  'simulations/shared',
  'Abre uma simulação pela chave do link, só para ler',
  {
    body: z.strictObject({
      token: z
        .string('Informe a chave do link.')
        .check(z.regex(/^[A-Za-z0-9_-]{44}$/, 'Este link está incompleto. Peça outro.')),
    }),
    data: sharedSimulation,
    quiet: true, // the page shows it in its place
  },
);

/** The address for a simulation. */
export const simulationMailForm = z.strictObject({ email: email() });
export type SimulationMailForm = z.output<typeof simulationMailForm>;

export const mailSimulation = call(
  'POST',
  'simulations/:id/baskets/:basketId/emails',
  'Envia a simulação por e-mail, com o link que a reabre (spec §7)',
  {
    params: ofBasket,
    body: simulationMailForm,
    data: done,
    idempotent: true,
    quiet: true, // spec §7
  },
);

/**
 * Code, validity, choices, the monthly price line by line, total, exit cost of every
 * month, and the costs not included; only of one's own.
 */
export const getSimulationPdf = call(
  'GET',
  'simulations/:id/baskets/:basketId/pdf',
  'A simulação em PDF',
  {
    params: ofBasket,
    data: fileAnswer,
    file: ['application/pdf'],
    quiet: true, // spec §7
  },
);

/**
 * Prices a choice without storing it, while the customer tries options in the
 * configurator.
 */
export const quoteChoice = call(
  'POST',
  'simulations/quotes',
  'Calcula o preço de uma escolha, sem guardar',
  {
    body: z.extend(basketChoice, { clientType, latitude, longitude }),
    data: quote,
    quiet: true, // shown beside the refused part of the choice, else in place of the price
  },
);
