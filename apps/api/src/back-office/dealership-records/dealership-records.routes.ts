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
import { CONSULTANTS } from '#platform/security/access';
import {
  addDealership,
  changeDealership,
  setActive,
  showRecord,
  showRecords,
} from './dealership-records.service';

export function dealershipRecordRoutes(api: FastifyInstance): void {
  serve(api, listDealershipRecords, CONSULTANTS.desk, ({ db }) => showRecords(db));
  serve(api, getDealershipRecord, CONSULTANTS.desk, ({ db, params }) =>
    showRecord(db, Number(params.id)),
  );
  serve(api, addCall, CONSULTANTS.desk, ({ ports, db, body, actor }) =>
    addDealership(ports, db, { form: body, actor }),
  );
  serve(api, changeCall, CONSULTANTS.desk, ({ ports, db, params, body, actor }) =>
    changeDealership(ports, db, { id: Number(params.id), form: body, actor }),
  );
  const end = { active: false };
  serve(api, endDealership, CONSULTANTS.desk, ({ ports, db, params, body, actor }) =>
    setActive(ports, db, { ...end, ...body, id: Number(params.id), actor }),
  );
  const reopen = { active: true };
  serve(api, reopenDealership, CONSULTANTS.desk, ({ ports, db, params, body, actor }) =>
    setActive(ports, db, { ...reopen, ...body, id: Number(params.id), actor }),
  );
}
