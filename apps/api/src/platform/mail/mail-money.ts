import { formatCentavos } from '@site/contracts/brazil';

/** `R$ 1.234,56` with a plain space, for subjects and texts of mails. */
export const money = (centavos: number) => formatCentavos(centavos).replace(/\s/g, ' ');
