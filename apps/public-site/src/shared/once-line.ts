/** What is charged once, in the lines of the price. */
export const onceLine = (label: string) => `${label}, uma vez, com a primeira parcela`;
