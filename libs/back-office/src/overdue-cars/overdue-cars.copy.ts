import { formatDate, formatKm } from '@site/api-contract/brazil';

export const overdueCarsCopy = {
  more: (shown: number) =>
    `Aqui estão as ${shown} que atrasaram há mais tempo; pode haver outras.`,
  of: (who: string, car: string) => `${who}, ${car}`,
  was: (day: string, km: number) => `era até ${formatDate(day)} ou ${formatKm(km)}`,
};
