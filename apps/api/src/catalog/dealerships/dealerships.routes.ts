import { type FastifyInstance } from 'fastify';
import {
  getAreaSupport,
  getDealership,
  listAvailableDealerships,
  listDealerships,
  listGroupDealerships,
  listStates,
} from '@site/api-contract';
import { refuse } from '#platform/errors';
import { serve } from '#platform/http/serve';
import { ANYONE } from '#platform/security/access';
import {
  findDealership,
  hasModel,
  listAll,
  listNear,
  listNearest,
} from './dealerships.repository';
import { states } from './dealerships.table';

const pointOf = ({ lat, lng }: { lat: string; lng: string }) => ({
  latitude: Number(lat),
  longitude: Number(lng),
});

/** Nearest dealerships that are offered to take the car from. */
const MOST_AVAILABLE = 20;
const MOST_OF_GROUP = 50;

const SHOWN = { ...ANYONE, readsOnly: true } as const;

export function dealershipRoutes(api: FastifyInstance): void {
  serve(
    api,
    getDealership,
    SHOWN,
    async ({ db, params: { id }, viewer }) =>
      (await findDealership(db, Number(id), viewer.dealershipId === id)) ??
      refuse('not-found', 'Não encontramos esta concessionária.'),
  );
  serve(api, listDealerships, SHOWN, ({ db, query: { latitude, longitude } }) =>
    latitude === undefined || longitude === undefined
      ? listAll(db)
      : listNear(db, { latitude: Number(latitude), longitude: Number(longitude) }),
  );
  serve(
    api,
    listAvailableDealerships,
    { ...ANYONE, limit: 'availability' },
    // Every dealership delivers every model that is sold; only the time differs (see the
    // delivery estimate).
    async ({ db, body }) =>
      (await hasModel(db, body.modelSlug))
        ? listNearest(db, body, MOST_AVAILABLE)
        : refuse('not-found', 'Não encontramos este modelo.'),
  );
  serve(
    api,
    getAreaSupport,
    { ...ANYONE, limit: 'availability' },
    async ({ db, ports, params }) => {
      const [nearest = null] = await listNearest(db, pointOf(params), 1);
      return {
        supported: nearest !== null && nearest.distanceKm <= ports.config.AREA_SUPPORT_KM,
        nearest,
      };
    },
  );
  serve(api, listGroupDealerships, SHOWN, ({ db, params }) =>
    listNear(db, pointOf(params), { groupId: Number(params.id), limit: MOST_OF_GROUP }),
  );
  serve(api, listStates, SHOWN, async ({ db }) =>
    (await db.select().from(states)).sort((a, b) =>
      a.name.localeCompare(b.name, 'pt-BR'),
    ),
  );
}
