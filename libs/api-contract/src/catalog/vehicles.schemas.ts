import * as z from 'zod/mini';
import {
  latitude,
  latitudeText,
  longitude,
  longitudeText,
  reais,
  slug,
} from '../wire/fields';
import { CLASS_SLUGS } from './class-slugs';

/** 1 = PF, 2 = PJ on the wire (docs/product/catalog.md). */
const clientTypeText = z.enum(['1', '2'], 'Tipo de cliente inválido.');
export const clientType = z.union(
  [z.literal(1), z.literal(2)],
  'Informe se é pessoa física ou jurídica.',
);
export type ClientType = z.output<typeof clientType>;

/** Plan of a model's lowest price: months, km a month. */
export const lowestPlan = z.object({
  modelSlug: z.string(),
  versionSlug: z.string(),
  clientType,
  term: z.int(),
  km: z.int(),
});

/**
 * Today's lowest monthly price of a model, in reais (spec §3), and its plan, which its
 * links open (docs/product/catalog.md).
 */
export const vehiclePrice = z.object({
  annataModel: z.string(),
  salesPrice: reais,
  plan: z.optional(lowestPlan),
  /** Whether the page of the car has a technical sheet to show. */
  hasSheet: z.optional(z.boolean()),
});
export type VehiclePrice = z.output<typeof vehiclePrice>;

export const paint = z.object({ slug: z.string(), name: z.string(), monthly: reais });
export type Paint = z.output<typeof paint>;

export const addOn = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Reais; `once` is charged with the first installment, `month` every month. */
  price: reais,
  charged: z.enum(['month', 'once']),
});
export type AddOn = z.output<typeof addOn>;

/**
 * One cell of the price grid: reais a month for a term (months) and a km package (km a
 * month).
 */
const gridPrice = z.object({ term: z.int(), km: z.int(), monthly: reais });

/** Delivery at a place: from stock, to order, or by the pre-reservation queue. */
export const deliveryEstimate = z.object({
  kind: z.enum(['stock', 'order', 'queue']),
  businessDays: z.int(),
  /** Day promised when contracting today, AAAA-MM-DD. */
  date: z.string(),
  /** Last day of the turn that sells a car of a queue, AAAA-MM-DD. */
  turnUntil: z.optional(z.string()),
});
export type DeliveryEstimate = z.output<typeof deliveryEstimate>;

export const fuel = z.enum(['flex', 'eletrico']);

const vehicleVersion = z.object({
  slug: z.string(),
  name: z.string(),
  engine: z.string(),
  gearbox: z.string(),
  automatic: z.boolean(),
  fuel,
  equipment: z.string(),
  /** People it carries, the driver included. */
  seats: z.int(),
  /** Reais: maker's list price, insurance deductible, each km above the package. */
  listPrice: reais,
  deductible: reais,
  extraKm: reais,
  prices: z.array(gridPrice),
  /** Paints (slugs) that dealerships which serve the place have in stock. */
  inStock: z.array(z.string()),
});
export type VehicleVersion = z.output<typeof vehicleVersion>;

const vehicleModel = z.object({
  modelSlug: z.string(),
  name: z.string(),
  brand: z.string(),
  type: z.string(),
  /** Paint without a surcharge; `pricing` decides which one is chosen beforehand. */
  defaultPaint: z.string(),
  /**
   * Paint in the model's picture where nobody chose one; it may cost. Without it the
   * picture has the paint of the price.
   */
  signaturePaint: z.optional(z.string()),
  fromPrice: reais,
  versions: z.array(vehicleVersion),
  colours: z.array(paint),
  addOns: z.array(addOn),
  available: z.boolean(),
  /** Client types that it is sold to. */
  clientTypes: z.array(clientType),
  /** Whether a version has a technical sheet: the page of the car is there then. */
  hasSheet: z.optional(z.boolean()),
  /** The soonest delivery: of a version and paint in stock if there is one. */
  delivery: deliveryEstimate,
  /** Delivery of a paint that is not in stock; with a queue it equals `delivery`. */
  deliveryToOrder: deliveryEstimate,
});
export type VehicleModel = z.output<typeof vehicleModel>;

/** Class of vehicles with its models (spec §3). */
export const vehicleClass = z.object({
  slug: z.enum(CLASS_SLUGS),
  name: z.string(),
  vehicleModels: z.array(vehicleModel),
});
export type VehicleClass = z.output<typeof vehicleClass>;

export const listPrices = {
  summary: 'Menor mensalidade de cada modelo hoje (spec §7)',
  data: z.array(vehiclePrice),
};

export const listVehicleClasses = {
  summary: 'Classes, modelos, versões e toda a grade de preços em um lugar (spec §7)',
  params: z.object({ type: clientTypeText, lat: latitudeText, lng: longitudeText }),
  data: z.array(vehicleClass),
};

/** A car in stock near a place. */
const promptDeliveryCar = z.object({
  modelSlug: z.string(),
  versionSlug: z.string(),
  versionName: z.string(),
  paint: z.string(),
  dealershipId: z.string(),
  dealershipName: z.string(),
  distanceKm: z.number(),
  quantity: z.int(),
});

export const listPromptDelivery = {
  summary: 'Carros em estoque perto de um lugar',
  body: z.strictObject({
    latitude,
    longitude,
    clientType,
    modelSlug: z.optional(slug),
  }),
  data: z.array(promptDeliveryCar),
};
