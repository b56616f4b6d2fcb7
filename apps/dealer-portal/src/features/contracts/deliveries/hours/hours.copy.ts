import { formatDate } from '@site/api-contract/brazil';
import { type HandoverWeekday } from '@site/api-contract/contracts';
import { withFallback } from '@site/api-contract/with-fallback';

const WEEKDAYS: Record<HandoverWeekday, string> = withFallback(
  {
    seg: 'Segunda',
    ter: 'Terça',
    qua: 'Quarta',
    qui: 'Quinta',
    sex: 'Sexta',
    sab: 'Sábado',
    dom: 'Domingo',
  },
  'Outro dia',
);

const VISITS = withFallback({ delivery: 'Entrega', return: 'Devolução' }, 'Visita');

/** Texts about the hours in which a dealership delivers cars. */
export const hoursCopy = {
  title: 'Horários de entrega',
  lead: 'O cliente escolhe o dia e a hora da entrega e da devolução dentro destes horários.',
  back: 'Todas as entregas',
  failed: 'Não conseguimos abrir os horários.',
  notYours: 'Só a concessionária muda os horários',
  notYoursText:
    'Com a conta de vendedor, você vê e faz as entregas. Para mudar um horário, fale com quem cuida da conta da concessionária.',
  form: 'Quando a loja entrega',
  weekdays: 'Dias da semana',
  weekdayNames: WEEKDAYS,
  holidays: 'Feriados nacionais ficam sempre fechados.',
  opensAt: 'Primeira entrega às',
  closesAt: 'Até as',
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  perHour: 'Carros por hora',
  closedDays: 'Dias fechados',
  closedDaysHint: 'Férias, feriado da cidade, inventário.',
  closedDay: (number: number) => `Dia fechado ${number}`,
  addDay: 'Adicionar dia fechado',
  removeDay: (number: number) => `Retirar o dia fechado ${number}`,
  submit: 'Salvar horários',
  pending: 'Salvando...',
  done: 'Horários salvos. Valem para as próximas escolhas.',
  saveFailed: 'Não conseguimos salvar agora. Tente de novo em instantes.',
  seeCurrent: 'Ver os horários atuais',
  outside: 'Marcadas fora destes horários',
  outsideHint:
    'Continuam valendo: ninguém é remarcado sem saber. Para mudar, fale com o cliente, que troca o dia na área dele.',
  noneOutside: 'Nenhuma: todas as entregas e devoluções marcadas cabem nestes horários.',
  slot: (kind: keyof typeof VISITS, day: string, time: string) =>
    `${VISITS[kind]} em ${formatDate(day)}, às ${time}`,
} as const;
