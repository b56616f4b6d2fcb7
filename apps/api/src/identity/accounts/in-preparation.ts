/**
 * `disabledAt` of an account of the demo whose past is not made yet. It says so by a day
 * on which nobody could be disabled, so that an account in preparation cannot be used in
 * any way in which a disabled one cannot.
 */
export const IN_PREPARATION = new Date(0);

export const isInPreparation = ({ disabledAt }: { disabledAt: Date | null }): boolean =>
  disabledAt?.getTime() === IN_PREPARATION.getTime();
