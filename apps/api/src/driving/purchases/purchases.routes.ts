import { type FastifyInstance } from 'fastify';
import {
  answerPurchase,
  askPurchase,
  getPurchase,
  listPurchases,
  offerPurchase,
  refusePurchase,
  transferPurchase,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import * as answers from './answer-purchase.service';
import * as offers from './offer-purchase.service';
import { listQueue, showPurchase } from './purchases.service';

const CUSTOMER = ['customer'] as const;
const STAFF = { access: ['CONSULTANT'], right: 'analysis' } as const;
const BOTH = { access: ['customer', 'CONSULTANT'], right: 'analysis' } as const;

/** The car bought at the end of its contract. */
export function purchaseRoutes(api: FastifyInstance): void {
  serve(api, getPurchase, BOTH, ({ ports, db, viewer, actor, params }) =>
    showPurchase(ports, db, { ...params, viewer, actor }),
  );
  serve(api, listPurchases, STAFF, ({ ports, db, viewer, actor, query }) =>
    listQueue(ports, db, { query, viewer, actor }),
  );
  serve(api, askPurchase, { access: CUSTOMER }, ({ ports, db, viewer, actor, params }) =>
    answers.askPurchase(ports, db, { ...params, viewer, actor }),
  );
  serve(
    api,
    answerPurchase,
    { access: CUSTOMER },
    ({ ports, db, viewer, actor, params, body }) =>
      answers.answerPurchase(ports, db, {
        ...params,
        viewer,
        actor,
        answer: body,
      }),
  );
  serve(api, offerPurchase, STAFF, ({ ports, db, viewer, actor, params, body }) =>
    offers.offerPurchase(ports, db, {
      ...params,
      viewer,
      actor,
      offer: body,
    }),
  );
  serve(api, refusePurchase, STAFF, ({ ports, db, viewer, actor, params, body }) =>
    offers.refusePurchase(ports, db, {
      ...params,
      viewer,
      actor,
      refusal: body,
    }),
  );
  serve(api, transferPurchase, STAFF, ({ ports, db, viewer, actor, params, body }) =>
    offers.transferPurchase(ports, db, {
      ...params,
      viewer,
      actor,
      transfer: body,
    }),
  );
}
