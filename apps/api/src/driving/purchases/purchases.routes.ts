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
import {
  CONSULTANTS,
  CUSTOMERS,
  CUSTOMERS_AND_CONSULTANTS,
} from '#platform/security/access';
import * as answers from './answer-purchase.service';
import * as offers from './offer-purchase.service';
import { listQueue, showPurchase } from './purchases.service';

/** The car bought at the end of its contract. */
export function purchaseRoutes(api: FastifyInstance): void {
  serve(
    api,
    getPurchase,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      showPurchase(ports, db, { ...params, viewer, actor }),
  );
  serve(api, listPurchases, CONSULTANTS.analysis, ({ ports, db, viewer, actor, query }) =>
    listQueue(ports, db, { query, viewer, actor }),
  );
  serve(api, askPurchase, CUSTOMERS, ({ ports, db, viewer, actor, params }) =>
    answers.askPurchase(ports, db, { ...params, viewer, actor }),
  );
  serve(api, answerPurchase, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    answers.answerPurchase(ports, db, {
      ...params,
      viewer,
      actor,
      answer: body,
    }),
  );
  serve(
    api,
    offerPurchase,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      offers.offerPurchase(ports, db, {
        ...params,
        viewer,
        actor,
        offer: body,
      }),
  );
  serve(
    api,
    refusePurchase,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      offers.refusePurchase(ports, db, {
        ...params,
        viewer,
        actor,
        refusal: body,
      }),
  );
  serve(
    api,
    transferPurchase,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      offers.transferPurchase(ports, db, {
        ...params,
        viewer,
        actor,
        transfer: body,
      }),
  );
}
