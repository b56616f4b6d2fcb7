import * as z from 'zod/mini';
import {
  cep,
  latitude,
  latitudeText,
  longitude,
  longitudeText,
  numericId,
  slug,
} from '../wire/fields';

/** Public facts of a dealership. */
export const dealership = z.object({
  id: z.string(),
  name: z.string(),
  groupId: z.string(),
  group: z.string(),
  cnpj: z.string(),
  city: z.string(),
  /** UF, two letters. */
  state: z.string(),
  address: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Dealership = z.output<typeof dealership>;

const nearbyDealership = z.extend(dealership, { distanceKm: z.number() });
export type NearbyDealership = z.output<typeof nearbyDealership>;

const place = { lat: latitudeText, lng: longitudeText };

export const getDealership = {
  summary: 'Dados públicos de uma concessionária (spec §7)',
  params: z.object({ id: numericId }),
  data: dealership,
};

export const listDealerships = {
  summary: 'Todas as concessionárias, em ordem de nome ou da mais próxima (spec §7)',
  query: z
    .strictObject({
      latitude: z.optional(latitudeText),
      longitude: z.optional(longitudeText),
    })
    .check(
      z.refine(
        ({ latitude: lat, longitude: lng }) =>
          (lat === undefined) === (lng === undefined),
        { path: ['longitude'], message: 'Informe latitude e longitude.' },
      ),
    ),
  data: z.array(z.extend(dealership, { distanceKm: z.optional(z.number()) })),
};

export const listAvailableDealerships = {
  summary:
    'Concessionárias que entregam um modelo, da mais próxima à mais distante (spec §7)',
  body: z.strictObject({ modelSlug: slug, latitude, longitude }),
  data: z.array(nearbyDealership),
};

export const getAreaSupport = {
  summary: 'Se um lugar é atendido, e por quem (spec §7)',
  params: z.object(place),
  data: z.object({ supported: z.boolean(), nearest: z.nullable(nearbyDealership) }),
};

export const listGroupDealerships = {
  summary: 'Concessionárias de um grupo por distância (spec §7)',
  params: z.object({ ...place, id: numericId }),
  data: z.array(nearbyDealership),
};

/**
 * Address found by CEP; street and neighborhood are empty for city-wide CEPs and stay
 * editable.
 */
const cepAddress = z.object({
  cep: z.string(),
  street: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  /** UF and the id of the state (IBGE). */
  state: z.string(),
  stateId: z.int(),
  latitude: z.number(),
  longitude: z.number(),
});
export type CepAddress = z.output<typeof cepAddress>;

export const getCepAddress = {
  summary: 'Endereço e coordenadas de um CEP',
  params: z.object({ cep }),
  data: cepAddress,
};

const stateOption = z.object({ id: z.int(), name: z.string(), uf: z.string() });
export const listStates = {
  summary: 'Os 27 estados (spec §3)',
  data: z.array(stateOption),
};
