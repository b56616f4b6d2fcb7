import {
  type VehicleModel,
  type VehiclePrice,
  type VehicleVersion,
} from '@site/api-contract';
import { builder } from './builder';

export const aPrice = builder<VehiclePrice>({ annataModel: 'Aroeira', salesPrice: 2249 });

export const aVersion = builder<VehicleVersion>({
  slug: 'aroeira-evolucao',
  name: 'Aroeira Evolução 1.0 Turbo AT',
  engine: '1.0 turbo flex 125 cv',
  gearbox: 'dupla embreagem 6',
  automatic: true,
  fuel: 'flex',
  equipment: 'Ar-condicionado, central multimídia, câmera de ré',
  seats: 5,
  listPrice: 124990,
  deductible: 3000,
  extraKm: 0.7,
  prices: [
    { term: 36, km: 1000, monthly: 2549 },
    { term: 48, km: 500, monthly: 2249 },
  ],
  inStock: ['branco-nuvem'],
});

/** The delivery of a car from stock. */
export const delivery = { kind: 'stock', businessDays: 7, date: '2026-12-01' } as const;
const deliveryToOrder = { kind: 'order', businessDays: 45, date: '2027-01-26' } as const;

/** A model of the catalogue with its versions. */
export const aCar = builder<VehicleModel>({
  modelSlug: 'aroeira',
  name: 'Aroeira',
  brand: 'Rodar',
  type: 'SUV compacto',
  defaultPaint: 'azul-fiorde',
  fromPrice: 2249,
  versions: [aVersion()],
  colours: [
    { slug: 'branco-nuvem', name: 'Branco Nuvem', monthly: 0 },
    { slug: 'azul-fiorde', name: 'Azul Fiorde', monthly: 39 },
  ],
  addOns: [
    {
      slug: 'vidros-e-pneus',
      name: 'Vidros e pneus',
      description: 'Troca sem franquia.',
      price: 49,
      charged: 'month',
    },
  ],
  available: true,
  clientTypes: [1, 2],
  hasSheet: true,
  delivery,
  deliveryToOrder,
});
