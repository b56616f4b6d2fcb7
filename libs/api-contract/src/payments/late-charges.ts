/** Fine of a late bill, once: percent of the open amount (CDC, art. 52, § 1º). */
export const LATE_FINE_PERCENT = 2;
/** Interest of a late bill: percent by the month, counted for each day. */
export const LATE_INTEREST_PERCENT = 1;

/** `multa de 2% e juros de 1% ao mês`. */
export const LATE_CHARGES_TEXT = `multa de ${LATE_FINE_PERCENT}% e juros de ${LATE_INTEREST_PERCENT}% ao mês`;
