import { type FastifyInstance } from 'fastify';
import {
  getDealershipToday,
  getDealershipTodayCount,
  getToday,
  getTodayCounts,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS, DEALERSHIP_STAFF } from '#platform/security/access';
import { countDealershipToday, showDealershipToday } from './dealership-today.service';
import { countToday, showToday } from './today.service';

export function todayRoutes(api: FastifyInstance): void {
  serve(api, getToday, CONSULTANTS.withoutRight, ({ ports, db, viewer, actor }) =>
    showToday(ports, db, { viewer, actor }),
  );
  serve(api, getTodayCounts, CONSULTANTS.withoutRight, ({ ports, db, viewer }) =>
    countToday(ports, db, viewer),
  );
  serve(api, getDealershipToday, DEALERSHIP_STAFF, ({ ports, db, viewer, actor }) =>
    showDealershipToday(ports, db, { viewer, actor }),
  );
  serve(api, getDealershipTodayCount, DEALERSHIP_STAFF, ({ ports, db, viewer }) =>
    countDealershipToday(ports, db, viewer),
  );
}
