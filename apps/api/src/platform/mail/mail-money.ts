import { centavosFromReais, formatCentavos } from '@site/api-contract/brazil';

/** `R$ 1.234,56` with a plain space, for subjects and texts of mails. */
export const money = (centavos: number) => formatCentavos(centavos).replace(/\s/g, ' ');

/** The same of reais, as they are on the wire. */
export const reais = (amount: number) => money(centavosFromReais(amount));
