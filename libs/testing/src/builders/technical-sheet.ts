import {
  type ModelSheet,
  type SheetVersion,
  type TechnicalSheet,
} from '@site/api-contract';
import { builder } from './builder';

/** The sheet of a flex car. */
export const aTechnicalSheet = builder<TechnicalSheet>({
  lengthMm: 4180,
  widthMm: 1800,
  widthWithMirrorsMm: 2050,
  heightMm: 1600,
  wheelbaseMm: 2620,
  groundClearanceMm: 200,
  bootLitres: 400,
  payloadKg: 430,
  tankLitres: 48,
  ethanolCity: 8.1,
  ethanolHighway: 9.6,
  gasolineCity: 11.7,
  gasolineHighway: 13.8,
  batteryKwh: null,
  rangeKm: null,
  homeChargeHours: null,
  fastChargeMinutes: null,
  powerCv: 125,
  torqueKgfm: 22.4,
  zeroTo100S: 10.2,
  airbags: 6,
  maintenanceKm: 10_000,
  maintenanceMonths: 12,
  safety: ['Freios ABS'],
  comfort: ['Ar-condicionado'],
  technology: ['Câmera de ré'],
  exterior: ['Barras de teto'],
  missing: ['Teto solar'],
});

export const aSheetVersion = builder<SheetVersion>({
  slug: 'aroeira-evolucao',
  name: 'Aroeira Evolução 1.0 Turbo AT',
  engine: '1.0 turbo flex 125 cv',
  gearbox: 'dupla embreagem 6',
  fuel: 'flex',
  seats: 5,
  sheet: aTechnicalSheet(),
});

/** A model with the sheets of its versions. */
export const aModelSheet = builder<ModelSheet>({
  modelSlug: 'aroeira',
  name: 'Aroeira',
  brand: 'Rodar',
  type: 'SUV compacto',
  classSlug: 'suv',
  defaultPaint: 'branco-nuvem',
  clientTypes: [1, 2],
  versions: [aSheetVersion()],
});
