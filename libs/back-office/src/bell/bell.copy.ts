import { type Digest } from '@site/api-contract/activity';
import {
  addDays,
  formatDateTime,
  saoPauloDay,
  saoPauloTime,
} from '@site/api-contract/brazil';

export const bellCopy = {
  title: 'Notificações',
  name: (unread: number) => {
    if (unread === 0) return 'Notificações';
    if (unread >= 100) return 'Notificações, mais de 99 não lidas';
    return `Notificações, ${unread} ${unread === 1 ? 'não lida' : 'não lidas'}`;
  },
  figure: (unread: number) => (unread >= 100 ? '99+' : String(unread)),
  readAll: 'Marcar todas como lidas',
  readFailed: 'Não conseguimos marcar como lidas. Tente de novo em instantes.',
  unread: 'Não lida:',
  empty: 'Nada por aqui ainda.',
  emptyText: 'Quando houver novidade para você, ela aparece aqui.',
  loading: 'Carregando as notificações',
  failed: 'Não conseguimos carregar as notificações.',
  count: (shown: number, hasMore: boolean) => {
    if (hasMore) return `As ${shown} mais recentes`;
    return shown === 1 ? '1 notificação' : `${shown} notificações`;
  },
  more: 'Mostrar mais',
  loadingMore: 'Carregando...',
  digest: 'E-mail da manhã',
  digestHelp: 'Só sai quando há algo para ler ou fazer no dia.',
  digests: {
    'business-days': 'Em dias úteis',
    'every-day': 'Todos os dias',
    off: 'Não quero receber',
  } satisfies Record<Digest, string>,
  digestUnknown: 'Não conseguimos carregar a sua escolha do e-mail da manhã.',
  digestSaved: 'Pronto, salvamos a sua escolha.',
  digestFailed: 'Não conseguimos salvar a escolha. Tente de novo em instantes.',
  /** Time of a notification, relative to now: 'hoje', 'ontem' or the date. */
  when: (at: Date, now: Date) => {
    const today = saoPauloDay(now);
    const day = saoPauloDay(at);
    if (day === today) return `hoje, ${saoPauloTime(at)}`;
    if (day === addDays(today, -1)) return `ontem, ${saoPauloTime(at)}`;
    return formatDateTime(at);
  },
} as const;
