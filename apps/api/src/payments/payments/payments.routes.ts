import { type FastifyInstance } from 'fastify';
import {
  askPayment,
  choosePreparedBills,
  closeOddEvent,
  endAutomatic,
  getBoletoPdf,
  getContractPayments,
  getReceiptPdf,
  listBankCharges,
  removeCard,
  startAutomatic,
  startCard,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS, CUSTOMERS } from '#platform/security/access';
import * as automatic from '../automatic-pix/automatic.service';
import { listBankCharges as listAtBank } from '../bank/bank-charges.service';
import { bankWebhookRoutes } from '../bank/bank-webhook.routes';
import { closeOddEvent as closeEvent } from '../bank/close-odd-event.service';
import { type AfterPayment } from '../bank/receive/store-payment';
import { choosePreparedBills as choose } from '../bills/prepared-bills.service';
import { boletoSheet, receiptSheet } from '../codes/payment-sheets';
import { disputeRoutes } from '../disputes/disputes.routes';
import { type OverdueEndings } from '../dunning/decide-overdue.service';
import { overdueRoutes } from '../dunning/overdue.routes';
import * as cards from '../saved-cards/saved-cards.service';
import { askPayment as ask } from './ask-payment.service';
import { showPayments } from './payments.service';

type PaymentSteps = { endings: OverdueEndings; afterPayment: AfterPayment };

/**
 * Paying a contract, and receiving the bank's news. For the steps of other slices see
 * there.
 */
export function paymentRoutes(
  api: FastifyInstance,
  { endings, afterPayment }: PaymentSteps,
): void {
  serve(api, getContractPayments, CUSTOMERS, ({ ports, db, viewer, params, query }) =>
    showPayments(ports, db, {
      viewer,
      id: params.id,
      ...(query.dueDate !== undefined && { dueOn: query.dueDate }),
    }),
  );
  serve(api, listBankCharges, CONSULTANTS.analysis, ({ ports, db, actor, params }) =>
    listAtBank(ports, db, { ...params, actor }),
  );
  serve(
    api,
    closeOddEvent,
    { access: ['CONSULTANT'], right: 'analysis' },
    ({ ports, db, actor, params, body }) =>
      closeEvent(ports, db, { ...params, actor, form: body }),
  );
  serve(
    api,
    askPayment,
    { ...CUSTOMERS, commitsItself: true },
    ({ ports, db, viewer, actor, params, body }) =>
      ask(ports, db, {
        viewer,
        id: params.id,
        method: body.method,
        ...(body.dueDate !== undefined && { dueOn: body.dueDate }),
        ...(body.keepCard !== undefined && { keepCard: body.keepCard }),
        actor,
      }),
  );
  serve(
    api,
    startAutomatic,
    { ...CUSTOMERS, commitsItself: true },
    ({ ports, db, viewer, actor, params, body }) =>
      automatic.startAutomatic(ports, db, {
        viewer,
        id: params.id,
        journey: body.journey,
        dueOn: body.dueDate,
        actor,
      }),
  );
  serve(api, endAutomatic, CUSTOMERS, ({ ports, db, viewer, actor, params }) =>
    automatic.endAutomatic(ports, db, {
      viewer,
      id: params.id,
      actor,
    }),
  );
  serve(
    api,
    startCard,
    { ...CUSTOMERS, commitsItself: true },
    ({ ports, db, viewer, actor, params }) =>
      cards.startCard(ports, db, { viewer, id: params.id, actor }),
  );
  serve(api, removeCard, CUSTOMERS, ({ ports, db, viewer, actor, params }) =>
    cards.removeCard(ports, db, {
      viewer,
      id: params.id,
      actor,
    }),
  );
  serve(api, getBoletoPdf, CUSTOMERS, ({ ports, db, viewer, params }) =>
    boletoSheet(ports, db, {
      viewer,
      id: params.id,
      chargeId: params.charge,
    }),
  );
  serve(api, getReceiptPdf, CUSTOMERS, ({ ports, db, viewer, params }) =>
    receiptSheet(ports, db, {
      viewer,
      id: params.id,
      paymentId: params.payment,
    }),
  );
  serve(
    api,
    choosePreparedBills,
    CUSTOMERS,
    ({ ports, db, viewer, actor, params, body }) =>
      choose(ports, db, {
        viewer,
        id: params.id,
        method: body.method,
        actor,
      }),
  );
  disputeRoutes(api);
  overdueRoutes(api, endings);
  bankWebhookRoutes(api, afterPayment);
}
