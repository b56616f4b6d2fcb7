import { type FastifyInstance } from 'fastify';
import {
  addDealership as addCall,
  changeDealership as changeCall,
  endDealership,
  getDealershipRecord,
  listDealershipRecords,
  reopenDealership,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import {
  addDealership,
  changeDealership,
  setActive,
  showRecord,
  showRecords,
} from './dealership-records.service';

const DESK = { access: ['CONSULTANT'], right: 'desk' } as const;

export function dealershipRecordRoutes(api: FastifyInstance): void {
  serve(api, listDealershipRecords, DESK, ({ db }) => showRecords(db));
  serve(api, getDealershipRecord, DESK, ({ db, params }) =>
    showRecord(db, Number(params.id)),
  );
  serve(api, addCall, DESK, ({ ports, db, body, actor }) =>
    addDealership(ports, db, { form: body, actor }),
  );
  serve(api, changeCall, DESK, ({ ports, db, params, body, actor }) =>
    changeDealership(ports, db, { id: Number(params.id), form: body, actor }),
  );
  const end = { active: false };
  serve(api, endDealership, DESK, ({ ports, db, params, body, actor }) =>
    setActive(ports, db, { ...end, ...body, id: Number(params.id), actor }),
  );
  const reopen = { active: true };
  serve(api, reopenDealership, DESK, ({ ports, db, params, body, actor }) =>
    setActive(ports, db, { ...reopen, ...body, id: Number(params.id), actor }),
  );
}
