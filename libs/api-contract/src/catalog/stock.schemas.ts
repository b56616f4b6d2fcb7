import * as z from 'zod/mini';
import { csvText } from '../wire/csv-text';
import {
  cursor,
  done,
  fileAnswer,
  instant,
  numericId,
  optionalText,
  pageOf,
  pageSize,
  slug,
  text,
} from '../wire/fields';
import { inNumbers } from '../wire/number-fields';
import { MOST_CARS, STOCK_CHANGES, STOCK_STATES } from './stock-states';

/** Dealership of the stock: the desk must name it, a dealer need not. */
const whose = { dealership: z.optional(numericId) };
const ofDealership = z.strictObject(whose);

/**
 * Cars of a dealership: free cars of one version and color form one item, a reserved or
 * delivered car has its own, with its contract.
 */
const stockItem = z.object({
  /** Id of the row: version and color of free cars, else the contract. */
  id: z.string(),
  state: z.enum(STOCK_STATES),
  versionSlug: z.string(),
  versionName: z.string(),
  paintSlug: z.string(),
  paintName: z.string(),
  /** How many cars; 1 for one with a contract. */
  quantity: z.int(),
  contract: z.nullable(
    z.object({
      id: z.string(),
      number: z.string(),
      /** The dealership that hands it over, where it is another one. */
      deliveredBy: z.nullable(z.string()),
    }),
  ),
  /** Once it was noted for the delivery. */
  chassis: z.nullable(z.string()),
  /** Free: the last change; reserved: the signature; delivered: the handover. */
  since: instant,
  /**
   * Last change of free cars and its author; null with a contract, and as long as nobody
   * changed them.
   */
  changed: z.nullable(
    z.object({
      as: z.enum(STOCK_CHANGES),
      /** A dealer's name; null for others, and once the dealer's account is gone. */
      name: z.nullable(z.string()),
    }),
  ),
});
export type StockItem = z.output<typeof stockItem>;

/** Cars in each state. */
const stockCounts = z.object({ free: z.int(), reserved: z.int(), delivered: z.int() });
export type StockCounts = z.output<typeof stockCounts>;

export const listStockCars = {
  summary: 'Os carros de pronta entrega da concessionária, por modelo, versão e cor',
  query: z.strictObject({
    ...whose,
    cursor,
    limit: pageSize,
    /** Words of version, color, number of the contract or chassis. */
    search: optionalText(120),
    /** By default free and reserved ones. */
    state: z.optional(z.enum(STOCK_STATES)),
  }),
  data: z.extend(pageOf(stockItem), {
    /** Counts of all cars that the search finds. */
    counts: stockCounts,
  }),
};

export const getStockChoices = {
  summary: 'Versões e cores que podem estar no estoque, com o que há livre de cada uma',
  query: ofDealership,
  data: z.object({
    /** In the order of the catalogue, without models that are sold by queue. */
    versions: z.array(z.object({ slug: z.string(), name: z.string() })),
    paints: z.array(z.object({ slug: z.string(), name: z.string() })),
    /** Versions and colors with free cars; all others have none. */
    free: z.array(
      z.object({ version: z.string(), paint: z.string(), quantity: z.int() }),
    ),
  }),
};
export type StockChoices = z.output<(typeof getStockChoices)['data']>;

/** Free cars of one version and color. */
const stockQuantity = z
  .int(inNumbers('Informe quantos carros.', '3'))
  .check(
    z.gte(0, 'Informe quantos carros.'),
    z.lte(MOST_CARS, 'São no máximo 10.000 de cada carro e cor.'),
  );

/** Fields of the dialog for new cars. */
export const addedCar = z.strictObject({
  version: text('Escolha o carro.', 80),
  paint: text('Escolha a cor.', 80),
  quantity: stockQuantity.check(z.gte(1, 'Informe quantos carros.')),
});
export type AddedCar = z.output<typeof addedCar>;

export const freeCars = z.strictObject({ quantity: stockQuantity });
export type FreeCars = z.output<typeof freeCars>;

export const saveStock = {
  summary:
    'Muda quantos carros livres há de uma versão e cor; nenhum é o mesmo que retirar',
  params: z.object({ version: slug, paint: slug }),
  query: ofDealership,
  body: z.extend(freeCars, {
    /** The number of free cars when it was read. */
    seen: z.int(),
  }),
  data: done,
};

export const exportStock = {
  summary:
    'Planilha do estoque livre, uma linha por versão e cor, no formato da importação',
  query: ofDealership,
  data: fileAnswer,
};

/** loja;carro;cor;quantidade, as `npm run ops -- import stock` takes it. */
export const stockFile = z.strictObject({ csv: csvText });
export type StockFile = z.output<typeof stockFile>;

/** Change that a file makes to the free cars of one version and color. */
const stockFileChange = z.object({
  version: z.string(),
  versionName: z.string(),
  paint: z.string(),
  paintName: z.string(),
  before: z.int(),
  after: z.int(),
});
export type StockFileChange = z.output<typeof stockFileChange>;

export const checkStock = {
  summary: 'Confere um arquivo de estoque e diz o que ele mudaria; nada é gravado',
  query: ofDealership,
  body: stockFile,
  data: z.object({
    changes: z.array(stockFileChange),
    /** Versions and colors whose number of free cars does not change. */
    same: z.int(),
    /** Fingerprint of the stock in the comparison; the import sends it back. */
    seen: z.string(),
  }),
};
export type StockComparison = z.output<(typeof checkStock)['data']>;

export const importStock = {
  summary:
    'Troca o estoque livre da concessionária pelo do arquivo conferido, inteiro ou nada',
  query: ofDealership,
  body: z.extend(stockFile, { seen: z.string().check(z.maxLength(64)) }),
  data: done,
};
