import { type FastifyInstance } from 'fastify';
import { listPrices, listPromptDelivery, listVehicleClasses } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { serve } from '#platform/http/serve';
import { ANYONE } from '#platform/security/access';
import { roundKm } from '../dealerships/dealerships-near';
import { personTypeOf } from '../price-tables/current-price-table';
import { listStockNear } from './vehicles.repository';
import { lowestPrices, vehicleClasses } from './vehicles.service';

export function vehicleRoutes(api: FastifyInstance): void {
  serve(api, listPrices, { ...ANYONE, keptAs: () => '' }, ({ db, ports }) =>
    lowestPrices(ports, db),
  );
  serve(
    api,
    listVehicleClasses,
    {
      ...ANYONE,
      // The delivery date depends on today.
      keptAs: ({ params, ports }) =>
        `${params.type} ${params.lat} ${params.lng} ${saoPauloDay(ports.clock.now())}`,
    },
    ({ db, ports, params }) =>
      vehicleClasses(ports, db, params.type === '1' ? 'PF' : 'PJ', {
        latitude: Number(params.lat),
        longitude: Number(params.lng),
      }),
  );
  serve(
    api,
    listPromptDelivery,
    { ...ANYONE, limit: 'availability' },
    async ({ db, ports, body }) => {
      const cars = await listStockNear(db, body, {
        personType: personTypeOf(body.clientType),
        withinKm: ports.config.AREA_SUPPORT_KM,
        modelSlug: body.modelSlug,
      });
      return cars.map((car) => ({
        ...car,
        dealershipId: String(car.dealershipId),
        distanceKm: roundKm(car.distanceKm),
      }));
    },
  );
}
