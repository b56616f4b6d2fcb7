/**
 * Why a car comes back: the term is over, the customer leaves before, or the contract was
 * ended because it was not paid.
 */
export const RETURN_KINDS = ['fim', 'antecipada', 'inadimplencia'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/**
 * Damages of a return: `aguardando` the customer, who accepts them, contests them, or lets
 * the days pass; `cobrados`; `contestados`, until somebody answers; or `retirados`.
 */
export const DAMAGE_STATES = [
  'aguardando',
  'cobrados',
  'contestados',
  'retirados',
] as const;
export type DamageState = (typeof DAMAGE_STATES)[number];

/** More than a car costs is a slip of the hand. */
export const MOST_DAMAGE_REAIS = 300_000;

/** Business days in which damages can be contested. */
export const CONTEST_DAYS = 5;

/** Which returns a list shows: asked for, done, or done with damages that are contested. */
export const RETURN_STAGES = ['coming', 'returned', 'contested'] as const;
export type ReturnStage = (typeof RETURN_STAGES)[number];
