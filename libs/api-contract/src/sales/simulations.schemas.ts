import * as z from 'zod/mini';
import { clientType, deliveryEstimate, fuel } from '../catalog/vehicles.schemas';
import { KM_PACKAGES, TERMS } from '../pricing/price-table';
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
 * The benefit of a campaign: an amount off the first months, or km of the whole contract,
 * with the cars and plans for which it counts. The amount in reais.
 */
export const campaignBenefit = z.object({
  code: z.string(),
  /** Off each of the first `months` installments; 0 for km. */
  monthlyOff: reais,
  months: z.int(),
  /** Km that cost nothing, once for the whole contract; 0 for an amount. */
  km: z.int(),
  /** None stands for all models. */
  models: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** 1 for people, 2 for companies, 0 for both. */
  clientType: z.literal([0, 1, 2]),
  /** Months; 0 for any term. */
  minTerm: z.int(),
  /** Last day (São Paulo) on which the code is taken. */
  endsOn: z.string(),
});

/**
 * Full price breakdown (docs/product/sales.md). All amounts in reais; sums equal their
 * parts to the centavo.
 */
export const quote = z.object({
  /** A month without a campaign; exit costs follow from it. */
  monthly: reais,
  lines: z.array(priceLine),
  oneOff: z.array(z.object({ key: z.string(), label: z.string(), amount: reais })),
  contractTotal: reais,
  /** A campaign's benefit, which the total contains; absent without one. */
  benefit: z.optional(
    z.extend(campaignBenefit, {
      /**
       * Why the campaign takes nobody new: its last day has passed, somebody ended it, or
       * every use is taken. A use is still needed to send a proposal with the benefit; a
       * guaranteed price keeps it after an end.
       */
      over: z.optional(z.enum(['vencida', 'encerrada', 'esgotada'])),
    }),
  ),
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
  benefit: z.optional(campaignBenefit),
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

export const createSimulation = {
  summary: 'Abre uma simulação para a sessão',
  body: z.strictObject({ clientType, place }),
  data: simulation,
};
export const listSimulations = {
  summary: 'O carrinho, com o da conta',
  data: z.array(simulation),
};
export const getSimulation = {
  summary: 'Uma simulação',
  params: ofSimulation,
  // `proposal`: the number of the proposal that it became
  data: z.extend(simulation, { proposal: z.optional(z.string()) }),
};
export const deleteSimulation = {
  summary: 'Remove uma simulação',
  params: ofSimulation,
  data: done,
};
export const restoreSimulation = {
  summary: 'Traz de volta uma simulação removida há menos de um dia',
  params: ofSimulation,
  data: simulation,
};

/**
 * Name of the price table whose price the customer has read (`Quote.priceTable`). With it
 * nothing is stored at another price: a table that is not in force is refused with 409
 * and the notification `PriceTable`, unless an edit names the guaranteed table of its
 * simulation: then the guaranteed price holds, until the same day.
 */
export const priceTable = z.optional(text('Informe a tabela de preços.', 80));

export const createBasket = {
  summary: 'Escolhe o carro: calcula e congela o preço por 7 dias',
  params: ofSimulation,
  body: z.extend(basketChoice, { priceTable }),
  data: simulation,
};
export const updateBasket = {
  summary: 'Muda a escolha e recalcula',
  params: ofBasket,
  body: z.extend(basketChoice, {
    revision: z.int(),
    priceTable,
    place: z.optional(place), // moves the simulation there
  }),
  data: simulation,
};

export const quoteGuaranteed = {
  summary: 'Calcula uma escolha pela tabela com que a simulação foi feita, sem guardar',
  params: ofBasket,
  body: basketChoice,
  data: z.nullable(quote),
};

export const repriceBasket = {
  summary: 'Recalcula uma simulação vencida pelo preço de hoje e diz o que mudou',
  params: ofBasket,
  body: z.strictObject({ revision: z.int() }),
  data: simulation,
};

/** A simulation for a share link, without its id, so that nobody can act on it. */
export const sharedSimulation = z.omit(simulation, { id: true });
export type SharedSimulation = z.output<typeof sharedSimulation>;

export const getShareToken = {
  summary: 'A chave de leitura do link que mostra uma simulação a outra pessoa',
  params: ofSimulation,
  // `preview` opens nothing but the facts of `getSharePreview`
  data: z.object({ token: z.string(), preview: z.string() }),
};

export const getSharePreview = {
  summary: 'O carro e o preço que a prévia de um link compartilhado mostra',
  params: z.object({ preview: z.string() }),
  data: z.extend(
    z.pick(basket, {
      modelSlug: true,
      modelName: true,
      versionName: true,
      paint: true,
      paintName: true,
      term: true,
      km: true,
    }),
    { clientType, monthly: reais, validUntil: instant },
  ),
};
export type SharePreview = z.output<typeof getSharePreview.data>;

export const openSharedSimulation = {
  summary: 'Abre uma simulação pela chave do link, só para ler',
  body: z.strictObject({
    token: z
      .string('Informe a chave do link.')
      .check(z.regex(/^[A-Za-z0-9_-]{44}$/, 'Este link está incompleto. Peça outro.')),
  }),
  data: sharedSimulation,
};

/** The address for a simulation. */
export const simulationMailForm = z.strictObject({ email: email() });
export type SimulationMailForm = z.output<typeof simulationMailForm>;

export const mailSimulation = {
  summary: 'Envia a simulação por e-mail, com o link que a reabre (spec §7)',
  params: ofBasket,
  body: simulationMailForm,
  data: done,
};

export const getSimulationPdf = {
  summary: 'A simulação em PDF',
  params: ofBasket,
  data: fileAnswer,
};

export const quoteChoice = {
  summary: 'Calcula o preço de uma escolha, sem guardar',
  body: z.extend(basketChoice, { clientType, latitude, longitude }),
  data: quote,
};
