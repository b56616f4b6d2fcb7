import { END_IN_SIGHT_DAYS } from '@site/api-contract/driving';
import { forgetOldKeys } from '#platform/http/idempotency';
import { forgetOldCounters } from '#platform/http/limits/rate-limits';
import { type Job } from '#platform/jobs/jobs';
import { forgetOldChanges } from './activity/changes/changes.repository';
import { mailNotificationDigests } from './activity/notifications/digest.job';
import { applyRetention } from './back-office/privacy/erase/retention';
import { type ContractStep } from './contracts/contracts/contracts.repository';
import { postDueCharges } from './contracts/contracts/plan/post-due-charges';
import { remindOfDeliveries } from './contracts/deliveries/book/remind-of-delivery.job';
import { releaseDelivery } from './contracts/deliveries/prepare/reserve-stock';
import { watchPromises } from './contracts/deliveries/prepare/watch-promises';
import { watchDrivers } from './driving/drivers/drivers.job';
import { warnOfKm } from './driving/km/warn-of-km.job';
import { remindInTheMorning } from './driving/maintenance/remind-of-maintenance.job';
import { watchPurchases } from './driving/purchases/purchases.job';
import { remindOfContractEnd } from './driving/returns/book/remind-of-contract-end.job';
import { remindOfReturns } from './driving/returns/book/remind-of-return.job';
import { watchCarsDueBack } from './driving/returns/demand/watch-cars-due-back.job';
import { chargeUncontested } from './driving/returns/receive/charge-damages';
import { watchFines } from './driving/traffic-fines/traffic-fines.job';
import { cancelVisitAtEnd } from './driving/workshop/change-visit.service';
import { remindOfVisits } from './driving/workshop/remind-of-visit.job';
import { forgetExpired } from './identity/authentication/devices';
import { forgetOldConsents } from './identity/consents/consents.repository';
import { scanWaiting } from './identity/documents/documents.service';
import { removeDoomedFiles } from './identity/documents/upload/store-file';
import { forgetOldDrafts } from './identity/drafts/drafts.service';
import { chargeAutomatically } from './payments/automatic-pix/automatic.job';
import { forgetOldEvents } from './payments/bank/bank-events.job';
import { prepareBills } from './payments/bills/prepared-bills.job';
import { remindOfBills } from './payments/dunning/reminders.job';
import { closePayments } from './payments/payments/close-payments';
import { sendRefunds } from './payments/refunds/refunds.job';
import { chargeSavedCards } from './payments/saved-cards/saved-cards.job';
import { endSharings } from './sales/assisted-sale/shared-carts.cleaning';
import { mailLeadDigests } from './sales/leads/lead-digest.job';
import { receiveDocument } from './sales/proposals/analysis/receive-document.service';
import { DUE_STEPS } from './sales/proposals/end/due-steps.repository';
import { expireIdle } from './sales/proposals/end/expire-idle';
import { sumFunnel } from './sales/sales-funnel/sum-funnel.job';
import { forgetRemovedSimulations } from './sales/simulations/simulations.service';

/** Steps in the transaction that ends a contract. */
export const CLOSINGS: readonly ContractStep[] = [
  releaseDelivery,
  closePayments,
  cancelVisitAtEnd,
];

const MINUTE = 60;

/**
 * Work that runs by itself: `ops -- jobs` shows the jobs in this order. Jobs also delete
 * data whose term is over (security-requirements I4).
 */
export const JOBS: readonly Job[] = [
  {
    name: 'retention',
    title: 'Apaga o que passou do prazo de guarda',
    every: 10 * MINUTE,
    work: applyRetention,
  },
  {
    name: 'idle-proposals',
    title: 'Expira propostas paradas há 30 dias, e avisa uma semana antes',
    every: 10 * MINUTE,
    work: expireIdle,
  },
  {
    name: 'consents',
    title: 'Apaga escolhas de cookies antigas de visitantes',
    every: 10 * MINUTE,
    work: forgetOldConsents,
  },
  {
    name: 'removed-simulations',
    title: 'Apaga simulações removidas há um dia',
    every: 10 * MINUTE,
    work: forgetRemovedSimulations,
  },
  {
    name: 'sharings',
    title: 'Encerra carrinhos compartilhados vencidos',
    every: 10 * MINUTE,
    work: endSharings,
  },
  {
    name: 'expired-access',
    title: 'Apaga navegadores confiáveis e links de acesso vencidos',
    every: 10 * MINUTE,
    work: forgetExpired,
  },
  {
    name: 'doomed-files',
    title: 'Remove arquivos de documentos apagados',
    every: 10 * MINUTE,
    work: removeDoomedFiles,
  },
  {
    name: 'document-scans',
    title: 'Examina documentos que esperam pelo antivírus',
    every: 10 * MINUTE,
    work: (ports, db) => scanWaiting(ports, db, receiveDocument),
  },
  {
    name: 'repeated-requests',
    title: 'Apaga respostas guardadas de pedidos repetidos',
    every: 10 * MINUTE,
    work: forgetOldKeys,
  },
  {
    name: 'drafts',
    title: 'Apaga rascunhos de formulários de um dia atrás',
    every: 10 * MINUTE,
    work: forgetOldDrafts,
  },
  {
    name: 'limit-counters',
    title: 'Apaga contadores de limites vencidos',
    every: 10 * MINUTE,
    work: forgetOldCounters,
  },
  {
    name: 'changes',
    title: 'Apaga os sinais de mudança de uma hora atrás',
    every: 10 * MINUTE,
    work: forgetOldChanges,
  },
  {
    name: 'charges',
    title: 'Cobra as mensalidades que vencem em 10 dias',
    every: 10 * MINUTE,
    work: postDueCharges,
  },
  {
    name: 'prepared-bills',
    title: 'Prepara as contas de quem as recebe prontas por e-mail',
    every: 10 * MINUTE,
    work: prepareBills,
  },
  {
    name: 'automatic-charges',
    title: 'Agenda e retoma as cobranças do Pix Automático',
    every: MINUTE,
    work: chargeAutomatically,
  },
  {
    name: 'card-charges',
    title: 'Cobra no cartão salvo as contas que vencem',
    every: MINUTE,
    work: chargeSavedCards,
  },
  {
    name: 'bank-events',
    title: 'Apaga avisos antigos do banco',
    every: 10 * MINUTE,
    work: forgetOldEvents,
  },
  {
    name: 'refunds',
    title: 'Devolve pelo banco o que está a devolver',
    every: MINUTE,
    work: sendRefunds,
  },
  {
    name: 'reminders',
    title: 'Avisa das contas que vencem e das que venceram',
    every: 10 * MINUTE,
    work: remindOfBills,
  },
  {
    name: 'promises',
    title: 'Avisa de entregas atrasadas e lança o crédito delas',
    every: 10 * MINUTE,
    work: watchPromises,
  },
  {
    name: 'delivery-reminders',
    title: 'Lembra na véspera de quem vai receber o carro',
    every: 10 * MINUTE,
    work: remindOfDeliveries,
  },
  {
    name: 'return-reminders',
    title: 'Lembra na véspera de quem vai devolver o carro',
    every: 10 * MINUTE,
    work: remindOfReturns,
  },
  {
    name: 'workshop-reminders',
    title: 'Lembra na véspera de quem vai levar o carro à oficina',
    every: 10 * MINUTE,
    work: remindOfVisits,
  },
  {
    name: 'km-forecasts',
    title: 'Avisa quem roda bem mais que os km do contrato, de 90 em 90 dias',
    every: 60 * MINUTE,
    work: warnOfKm,
  },
  {
    name: 'maintenance',
    title: 'De manhã, lembra da revisão 30 dias ou 1.000 km antes, e anota as atrasadas',
    every: 60 * MINUTE,
    work: remindInTheMorning,
  },
  {
    name: 'contract-ends',
    title: `Avisa ${END_IN_SIGHT_DAYS} dias antes de contratos que terminam, e pede o dia da devolução`,
    every: 10 * MINUTE,
    work: remindOfContractEnd,
  },
  {
    name: 'cars-due-back',
    title:
      'Lembra do prazo para devolver o carro de um contrato encerrado, e avisa quando passa',
    every: 10 * MINUTE,
    work: watchCarsDueBack,
  },
  {
    name: 'purchases',
    title: 'Encerra contratos de carros comprados e pagos, e ofertas que venceram',
    every: MINUTE,
    work: (ports, db) => watchPurchases(ports, db, CLOSINGS),
  },
  {
    name: 'lead-digests',
    title: 'Manda a cada consultor, de manhã, os contatos de leads do dia',
    every: 10 * MINUTE,
    work: mailLeadDigests,
  },
  {
    name: 'notification-digests',
    title: 'Manda de manhã, a quem trabalha nos portais, o que há de novo para ler',
    every: 10 * MINUTE,
    work: (ports, db) => mailNotificationDigests(ports, db, DUE_STEPS),
  },
  {
    name: 'drivers',
    title: 'Avisa da CNH de motoristas que vence, e apaga quem saiu há um ano',
    every: 10 * MINUTE,
    work: watchDrivers,
  },
  {
    name: 'traffic-fines',
    title:
      'Lembra e fecha o prazo de indicar o condutor de multas, e apaga as de 5 anos atrás',
    every: 10 * MINUTE,
    work: watchFines,
  },
  {
    name: 'funnel',
    title: 'Soma simulações, propostas e contratos do funil dos dois últimos meses',
    every: MINUTE,
    work: sumFunnel,
  },
  {
    name: 'damages',
    title: 'Cobra os danos de vistorias que ninguém contestou no prazo',
    every: 10 * MINUTE,
    work: chargeUncontested,
  },
];
