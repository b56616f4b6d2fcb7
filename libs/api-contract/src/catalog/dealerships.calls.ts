import * as z from 'zod/mini';
import { call } from '../wire/call';
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

export const getDealership = call(
  'GET',
  'dealerships/:id',
  'Dados públicos de uma concessionária (spec §7)',
  {
    params: z.object({ id: numericId }),
    data: dealership,
    quiet: 'without-message', // pages work without it
  },
);

/** All of them; with a place, nearest first, each with its great-circle distance. */
export const listDealerships = call(
  'GET',
  'dealerships/simplified',
  'Todas as concessionárias, em ordem de nome ou da mais próxima (spec §7)',
  {
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
    quiet: 'without-message', // shown where the list stands
  },
);

export const listAvailableDealerships = call(
  'POST',
  'dealerships/simplified/availables',
  'Concessionárias que entregam um modelo, da mais próxima à mais distante (spec §7)',
  {
    body: z.strictObject({ modelSlug: slug, latitude, longitude }),
    data: z.array(nearbyDealership),
    quiet: 'without-message', // pages work without it: the nearest one delivers
  },
);

export const getAreaSupport = call(
  'GET',
  'dealerships/verifications/area-supports/latitude/:lat/longitude/:lng',
  'Se um lugar é atendido, e por quem (spec §7)',
  {
    params: z.object(place),
    data: z.object({ supported: z.boolean(), nearest: z.nullable(nearbyDealership) }),
    quiet: true, // spec §7
  },
);

export const listGroupDealerships = call(
  'GET',
  'dealerships/simplified/near-by-group/latitude/:lat/longitude/:lng/dealershipGroupId/:id',
  'Concessionárias de um grupo por distância (spec §7)',
  {
    params: z.object({ ...place, id: numericId }),
    data: z.array(nearbyDealership),
    quiet: 'without-message', // the choice works without it
  },
);

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

export const getCepAddress = call(
  'GET',
  'addresses/:cep',
  'Endereço e coordenadas de um CEP',
  {
    params: z.object({ cep }),
    data: cepAddress,
    quiet: true, // an unknown CEP never blocks (domain-brazil 7): its form says so and goes on
  },
);

const stateOption = z.object({ id: z.int(), name: z.string(), uf: z.string() });
export const listStates = call('GET', 'states', 'Os 27 estados (spec §3)', {
  data: z.array(stateOption),
});
