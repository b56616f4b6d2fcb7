import { type Maintenance, type NextMaintenance } from '@site/api-contract';
import { formatCounted, formatDate, formatKm } from '@site/api-contract/brazil';

/** The number and its unit stand on one line. */
const km = (count: number) => formatCounted(count, 'km', 'km');

const limits = ({ dueOn, dueKm }: NextMaintenance) =>
  `até ${formatDate(dueOn)} ou ${km(dueKm)}`;

export const maintenanceCopy = {
  title: 'Revisões',
  next: 'Próxima revisão',
  limits,
  fact: (next: NextMaintenance) =>
    next.booked
      ? `marcada para ${formatDate(next.booked.day)}, às ${next.booked.time}`
      : limits(next),
  say: (next: NextMaintenance) =>
    next.booked
      ? `Revisão marcada para ${formatDate(next.booked.day)}, às ${next.booked.time}.`
      : next.request
        ? `Você já pediu a próxima revisão: ${limits(next)}.`
        : next.state === 'overdue'
          ? `A revisão está atrasada: era ${limits(next)}. Marque assim que der.`
          : next.state === 'near'
            ? `Está na hora de marcar a revisão: ${limits(next)}.`
            : `Próxima revisão: ${limits(next)}.`,
  expected: (day: string) =>
    `Nesse ritmo, o painel chega lá por volta de ${formatDate(day)}.`,
  none: 'Até o fim do contrato, o carro não tem outra revisão.',
  plan: ({ everyKm, everyMonths }: Maintenance['plan']) =>
    `A cada ${km(everyKm)} ou ${everyMonths} meses, o que vier antes. Peças e mão de obra estão na mensalidade.`,
  book: 'Marcar revisão',
  seeVisit: 'Ver a visita',
  asked: (number: string) => `Ver o pedido ${number}`,
  done: (count: number) => (count === 1 ? '1 revisão feita' : `${count} revisões feitas`),
  visit: (day: string, km: number) => `${formatDate(day)}: ${formatKm(km)}`,
} as const;
