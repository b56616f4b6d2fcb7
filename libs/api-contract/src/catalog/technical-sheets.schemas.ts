import * as z from 'zod/mini';
import { slug, text } from '../wire/fields';
import { CLASS_SLUGS } from './class-slugs';
import { deskAct } from './desk-act';
import { clientType, fuel } from './vehicles.schemas';

/** A whole number with its bounds; `what` has its article. */
const count = (what: string, least: number, most: number) =>
  z
    .int(`Informe ${what}, em número inteiro.`)
    .check(
      z.gte(least, `Confira ${what}: o mínimo é ${least}.`),
      z.lte(most, `Confira ${what}: o máximo é ${most}.`),
    );

/** A number with its bounds; `what` has its article. */
const measure = (what: string, least: number, most: number) =>
  z
    .number(`Informe ${what}.`)
    .check(
      z.gte(least, `Confira ${what}: o mínimo é ${least}.`),
      z.lte(most, `Confira ${what}: o máximo é ${most}.`),
    );

const kmPerLitre = (what: string) => z.nullable(measure(`o consumo ${what}`, 3, 40));

/** Km and months between two maintenances: whichever comes first. */
const maintenanceKm = count('os km entre revisões', 1000, 50_000);
const maintenanceMonths = count('os meses entre revisões', 3, 36);

const equipment = z.array(text('Escreva um item em cada linha.', 60)).check(
  z.maxLength(40, 'Use no máximo 40 itens.'),
  z.refine(
    (items) =>
      new Set(items.map((item) => item.toLocaleLowerCase('pt-BR'))).size === items.length,
    'O mesmo item está duas vezes.',
  ),
);

/**
 * All that a buyer asks of a version. Sizes in mm, volumes in litres, consumption in km a
 * litre and range in km as PBE Veicular (Inmetro) measures them, power with the fuel that
 * gives most of it, charging from empty to full at 7 kW and from 20 to 80 % at a fast
 * charger. Null is what the car's energy does not have.
 */
export const technicalSheetForm = z.strictObject({
  lengthMm: count('o comprimento', 2500, 7000),
  widthMm: count('a largura', 1400, 2500),
  widthWithMirrorsMm: count('a largura com retrovisores', 1500, 2900),
  heightMm: count('a altura', 1200, 3200),
  wheelbaseMm: count('a distância entre eixos', 1800, 4500),
  groundClearanceMm: count('a altura livre do solo', 80, 400),
  bootLitres: count('o porta-malas', 50, 20_000),
  payloadKg: count('a carga útil', 150, 3000),
  tankLitres: z.nullable(count('o tanque', 20, 150)),
  ethanolCity: kmPerLitre('na cidade com etanol'),
  ethanolHighway: kmPerLitre('na estrada com etanol'),
  gasolineCity: kmPerLitre('na cidade com gasolina'),
  gasolineHighway: kmPerLitre('na estrada com gasolina'),
  batteryKwh: z.nullable(measure('a bateria', 5, 250)),
  rangeKm: z.nullable(count('a autonomia', 50, 1200)),
  homeChargeHours: z.nullable(measure('a recarga em casa', 0.5, 40)),
  fastChargeMinutes: z.nullable(count('a recarga rápida', 5, 300)),
  powerCv: count('a potência', 40, 1500),
  torqueKgfm: measure('o torque', 5, 150),
  zeroTo100S: measure('o tempo de 0 a 100 km/h', 2, 40),
  airbags: count('os airbags', 0, 20),
  /** Callers of before 30/11/2026 do not send them, which changes nothing. */
  maintenanceKm: z.optional(maintenanceKm),
  maintenanceMonths: z.optional(maintenanceMonths),
  safety: equipment,
  comfort: equipment,
  technology: equipment,
  exterior: equipment,
  /** Equipment that a buyer may expect and that no car of the version has. */
  missing: equipment,
});
export type TechnicalSheet = z.output<typeof technicalSheetForm>;

const lines = z.pipe(
  z.transform((text: unknown) =>
    (typeof text === 'string' ? text : '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
  equipment,
);

/** The sheet as it is typed at the desk: equipment is a text with one item a line. */
export const technicalSheetLines = z.extend(technicalSheetForm, {
  maintenanceKm,
  maintenanceMonths,
  safety: lines,
  comfort: lines,
  technology: lines,
  exterior: lines,
  missing: lines,
});
export type TechnicalSheetInput = z.input<typeof technicalSheetLines>;

/** A version as its sheet names it. */
const sheetVersion = z.object({
  slug: z.string(),
  name: z.string(),
  engine: z.string(),
  gearbox: z.string(),
  fuel,
  /** People it carries, the driver included. */
  seats: z.int(),
  sheet: z.object(technicalSheetForm.shape),
});
export type SheetVersion = z.output<typeof sheetVersion>;

/** A model with the sheets of its versions, in the order of the catalogue. */
const modelSheet = z.object({
  modelSlug: z.string(),
  name: z.string(),
  brand: z.string(),
  type: z.string(),
  classSlug: z.enum(CLASS_SLUGS),
  /** Paint without a surcharge, in the picture of a model without a signature paint. */
  defaultPaint: z.string(),
  /** Paint in the model's picture. */
  signaturePaint: z.optional(z.string()),
  /** Client types that it is sold to. */
  clientTypes: z.array(clientType),
  versions: z.array(sheetVersion),
});
export type ModelSheet = z.output<typeof modelSheet>;

export const getTechnicalSheet = {
  summary: 'Ficha técnica de um modelo: medidas, consumo, desempenho e equipamentos',
  params: z.object({ modelSlug: slug }),
  data: modelSheet,
};

/** The sheet of a version at the desk. */
const deskSheet = z.object({
  slug: z.string(),
  modelSlug: z.string(),
  name: z.string(),
  fuel,
  /** Null for a version that has none yet. */
  sheet: z.nullable(z.object(technicalSheetForm.shape)),
  /** Zero without a sheet. */
  revision: z.int(),
  /** Last change and its author; null while nobody changed it. */
  changed: z.nullable(deskAct),
});
export type DeskSheet = z.output<typeof deskSheet>;

export const listTechnicalSheets = {
  summary: 'Fichas técnicas de todas as versões, com quem mudou cada uma',
  data: z.object({ items: z.array(deskSheet) }),
};

export const changeTechnicalSheet = {
  summary: 'Muda a ficha técnica de uma versão, na hora',
  params: z.object({ versionSlug: slug }),
  body: z.extend(technicalSheetForm, {
    /** Revision of the sheet when it was read. */
    revision: z.int('Informe a versão que foi lida.'),
  }),
  data: deskSheet,
};
