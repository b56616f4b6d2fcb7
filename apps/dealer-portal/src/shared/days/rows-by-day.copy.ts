import {
  addDays,
  formatLongDay,
  type IsoDate,
  saoPauloDay,
  saoPauloInstant,
} from '@site/api-contract/brazil';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const rowsByDayCopy = {
  /** `Hoje, domingo, 29 de novembro`; `Quarta-feira, 2 de dezembro`. */
  heading: (day: IsoDate | null, now: Date) => {
    if (day === null) return 'Sem dia marcado';
    const today = saoPauloDay(now);
    const near = day === today ? 'Hoje, ' : day === addDays(today, 1) ? 'Amanhã, ' : '';
    const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` de ${day.slice(0, 4)}`;
    return capital(`${near}${formatLongDay(saoPauloInstant(day, '12:00'))}${year}`);
  },
  /** A last day without an hour. */
  anyHour: 'até o fim do dia',
  noDay: 'a marcar',
} as const;
