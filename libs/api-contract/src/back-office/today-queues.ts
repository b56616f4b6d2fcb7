import { HELD_QUEUES } from '../activity/held-queues';

/**
 * Queues of the consultants and what is done in them. No zod: screens use them too.
 */

/** In the order of the portal's menu. */
export const TODAY_QUEUES = [...HELD_QUEUES, 'prices', 'pages'] as const;
export type TodayQueue = (typeof TODAY_QUEUES)[number];

/** The one act that an item waits for. */
export const DUE_ACTS = [
  'decide',
  'review',
  'contact',
  'answer',
  'decide-loss',
  'decide-deductible',
  'settle',
  'add-notice',
  'hand-in',
  'offer',
  'transfer',
  'check',
] as const;
export type DueAct = (typeof DUE_ACTS)[number];

/** The things of a dealership's day. */
export const DEALERSHIP_TASKS = [
  'handover',
  'late-car',
  'return',
  'workshop',
  'follow-up',
  'ask-documents',
  'ask-signature',
  'ask-payment',
  'ask-day',
  'stock',
] as const;
export type DealershipTask = (typeof DEALERSHIP_TASKS)[number];
