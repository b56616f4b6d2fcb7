import { formatDate, weekdayOf } from '@site/api-contract/brazil';

const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];

/** `26/11/2026, quinta-feira`. */
export const slotDayText = (day: string) =>
  `${formatDate(day)}, ${WEEKDAYS[weekdayOf(day)]}`;

export const slotsCopy = {
  day: 'Dia',
  time: 'Horário',
  dayFirst: 'Escolha primeiro o dia',
  /** `O horário das 08:00 de 20/11/2026 …`, or the day alone while no hour was chosen. */
  taken: (day: string, time: string) =>
    `${time ? `O horário das ${time} de` : 'O dia'} ${formatDate(day)} não está mais livre. A lista mostra os horários livres agora.`,
} as const;
