import { type DueItem, type TodayQueue } from '@site/api-contract';
import { formatCount } from '@site/api-contract/brazil';
import { KIND_LABELS } from '@site/api-contract/driving';
import { OTHER, withFallback } from '@site/api-contract/with-fallback';
import { LEAD_KIND_LABELS } from '../../../shared/lead-kinds.copy';

/** The subject of an item, with the car where there is one. */
const about = (what: string) => (item: DueItem) =>
  item.about ? `${what}, ${item.about}` : what;

/** A table may be called 'Tabela 2027-01'. */
const tableName = (name: string) => (/^tabela/i.test(name) ? name : `Tabela ${name}`);

export const todayCopy = {
  title: 'Hoje',
  failed: 'Não conseguimos abrir o trabalho de hoje.',
  empty: 'Nada espera por nós. Quando algo chegar, aparece aqui.',
  menuCounts: 'Os números do menu contam tudo em aberto, até o que espera o cliente.',
  groups: {
    urgent: 'Urgente',
    late: 'Atrasado',
    today: 'Para hoje',
    later: 'Próximos dias',
  },
  at: (hour: string) => `às ${hour}`,
  urgent: 'Urgente',
  maintenance: {
    title: 'Revisões atrasadas',
    lead: 'Ninguém pediu nem marcou. Ligue para o cliente; se já foi feita, anote no contrato.',
  },
  keys: {
    and: 'e',
    then: 'escolhem,',
    open: 'abre.',
    areOff: 'estão desligadas.',
  },
  next: 'Ir para o próximo item',
  previous: 'Voltar ao item anterior',
  more: (shown: number) =>
    `Aqui estão os ${formatCount(shown)} primeiros. Os outros estão nas filas do menu.`,
  what: withFallback<TodayQueue, (item: DueItem) => string>(
    {
      proposals: (item) =>
        about(item.act === 'review' ? 'Pedido de revisão' : 'Proposta')(item),
      leads: ({ form }) => `Lead, ${form ? LEAD_KIND_LABELS[form] : OTHER}`,
      overdue: about('Contrato em atraso'),
      services: (item) => about(item.subject ? KIND_LABELS[item.subject] : OTHER)(item),
      fines: about('Multa'),
      disputes: about('Cobrança contestada'),
      damages: about('Danos contestados'),
      purchases: (item) =>
        about(item.act === 'transfer' ? 'Carro comprado' : 'Quer comprar o carro')(item),
      prices: () => 'Os preços entram em vigor',
      pages: () => 'Uma nova versão vai ao ar',
    },
    about('Outro assunto'),
  ),
  /** Name of an item that concerns no person. */
  thing: ({ queue, about: name }: DueItem) =>
    queue === 'prices' ? tableName(name) : `Página ${name}`,
} as const;
