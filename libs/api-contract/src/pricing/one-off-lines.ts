import { formatBRL } from '../brazil/money';

/** Label of an amount that is charged once, among the lines of a price. */
export const oneOffLabel = (label: string) => `${label}, uma vez, com a primeira parcela`;

/** The same as rows of facts; amounts in reais. */
export const oneOffRows = (oneOff: readonly { label: string; amount: number }[] = []) =>
  oneOff.map(({ label, amount }) => [oneOffLabel(label), formatBRL(amount)] as const);
