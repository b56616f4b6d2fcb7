/** Kinds of the requests for help. The urgent ones, which need a call, come first. */
export const SERVICE_KINDS = [
  'assistencia',
  'sinistro',
  'roubo-ou-perda-total',
  'revisao',
  'pneu',
  'multa',
  'outro',
] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

export const SERVICE_STATES = [
  'aberta',
  'em_atendimento',
  'aguardando_cliente',
  'resolvida',
] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];
