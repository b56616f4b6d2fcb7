import {
  ACCESS_LABELS,
  ACT_LABELS,
  type AuditWord,
  LOOK_LABELS,
} from '@site/api-contract/activity';
import { type AuditAction } from '#platform/security/audit';

/** The words of the page with the trail, which lists the acts that have one. */
const ON_THE_PAGE: Readonly<Record<AuditWord, string>> = {
  ...LOOK_LABELS,
  ...ACT_LABELS,
  ...ACCESS_LABELS,
};

/**
 * Acts of an account, in the words of the export. An act without words on the page does not
 * compile, so the trail shows all but a renewed session.
 */
export const EXPORTED_ACTS: Readonly<Record<AuditAction, string>> = {
  ...(ON_THE_PAGE satisfies Record<Exclude<AuditAction, 'session-renewed'>, string>),
  'session-renewed': 'Continuou na conta',
  'odometer-viewed': 'Viu as leituras do hodômetro',
};
