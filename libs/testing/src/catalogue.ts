import {
  type VehicleClass,
  type VehicleModel,
  type VehicleVersion,
} from '@site/api-contract';
import { KM_PACKAGES, tablePriceCentavos, TERMS } from '@site/api-contract/pricing';
import { aCar, aVersion } from './builders/car';

/** A version whose grid follows the demo's table (domain-brazil 16.2), for PF. */
function pricedVersion(
  base: number,
  changes: Partial<VehicleVersion> = {},
  packages: readonly number[] = KM_PACKAGES,
): VehicleVersion {
  const prices = TERMS.flatMap((term) =>
    KM_PACKAGES.filter((km) => packages.includes(km)).map((km) => ({
      term,
      km,
      monthly: tablePriceCentavos(base, term, km, 'PF') / 100,
    })),
  );
  return aVersion({ ...changes, prices });
}

const ordered = { kind: 'order', businessDays: 45, date: '2027-01-26' } as const;

const AROEIRA: VehicleModel = aCar({
  versions: [
    pricedVersion(2549),
    pricedVersion(2849, {
      slug: 'aroeira-premiere',
      name: 'Aroeira Première 1.0 Turbo AT',
      extraKm: 0.75,
    }),
  ],
});

const LIRA = aCar({
  modelSlug: 'lira',
  name: 'Lira',
  type: 'Hatch de entrada',
  versions: [
    pricedVersion(1699, {
      slug: 'lira-essencial',
      name: 'Lira Essencial 1.0 MT',
      engine: '1.0 flex, 71 cv',
      gearbox: 'Manual, 5 marchas',
      automatic: false,
      deductible: 2000,
      extraKm: 0.55,
      inStock: [],
    }),
  ],
  delivery: ordered,
});

const LUME = aCar({
  modelSlug: 'lume',
  name: 'Lume',
  type: 'Compacto elétrico',
  versions: [
    pricedVersion(
      2199,
      {
        slug: 'lume-eletrico',
        name: 'Lume Elétrico',
        engine: 'Elétrico, 65 cv, 185 km de autonomia',
        gearbox: 'Automático',
        fuel: 'eletrico',
        seats: 4,
      },
      [500, 1000, 1500, 2000],
    ),
  ],
});

/** Lira, Aroeira and Lume for a person in São Paulo. */
export const CLASSES: VehicleClass[] = [
  { slug: 'hatch', name: 'Hatch', vehicleModels: [LIRA] },
  { slug: 'suv', name: 'SUV', vehicleModels: [AROEIRA] },
  { slug: 'eletrico', name: 'Elétrico', vehicleModels: [LUME] },
];

/** Lowest prices of the home page: the Mascate is sold only to companies. */
export const PRICES = [
  { annataModel: 'Lira', salesPrice: 1499 },
  { annataModel: 'Aroeira', salesPrice: 2249 },
  { annataModel: 'Lume', salesPrice: 1949 },
  { annataModel: 'Mascate', salesPrice: 4289 },
];

/** The same catalogue at a place without a dealership. */
export const CLASSES_FAR_AWAY: VehicleClass[] = CLASSES.map((one) => ({
  ...one,
  vehicleModels: one.vehicleModels.map((model) => ({
    ...model,
    available: false,
    delivery: ordered,
    versions: model.versions.map((version) => ({ ...version, inStock: [] })),
  })),
}));
