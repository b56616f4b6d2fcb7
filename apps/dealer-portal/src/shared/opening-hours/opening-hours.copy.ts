import { type HandoverWeekday } from '@site/api-contract/contracts';
import { withFallback } from '@site/api-contract/with-fallback';

/** Texts of every form of weekly hours. */
export const openingHoursCopy = {
  weekdays: 'Dias da semana',
  weekdayNames: withFallback<HandoverWeekday, string>(
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
  ),
  closesAt: 'Até as',
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  perHour: 'Carros por hora',
  submit: 'Salvar horários',
  pending: 'Salvando...',
  saveFailed: 'Não conseguimos salvar agora. Tente de novo em instantes.',
  failed: 'Não conseguimos abrir os horários.',
  seeCurrent: 'Ver os horários atuais',
} as const;
