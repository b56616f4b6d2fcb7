import { type PriceTableSummary } from '@site/api-contract';
import {
  addDays,
  formatBRL,
  formatCounted,
  formatDate,
  formatDateTime,
  formatKm,
  saoPauloDay,
} from '@site/api-contract/brazil';
import {
  PRICE_JUMP_PERCENT,
  type PriceChange,
  type PriceTableState,
} from '@site/api-contract/catalog';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';
import { whoActed } from '../../../shared/who-acted.copy';

const dayOf = (instant: string) => formatDate(new Date(instant));
const signed = (number: number, text: string) => `${number > 0 ? '+' : ''}${text}`;

const inPercent = (percent: number) =>
  percent === 0 ? '' : ` (${signed(percent, `${percent.toLocaleString('pt-BR')}%`)})`;

type Act = NonNullable<PriceTableSummary['imported']>;

const STATES: Record<PriceTableState, string> = withFallback(
  {
    current: 'Vigente',
    scheduled: 'Agendada',
    covered: 'Substituída',
    past: 'Anterior',
    withdrawn: 'Retirada',
  },
  OTHER_STATE,
);
/** Words before the first day of a table without a last one. */
const BEGINS: Record<PriceTableState, string> = withFallback(
  {
    current: 'desde',
    scheduled: 'a partir de',
    covered: 'começou em',
    past: 'começou em',
    withdrawn: 'começaria em',
  },
  'a partir de',
);
const CHANGES: Record<PriceChange['kind'], string> = withFallback(
  {
    same: 'Igual',
    up: 'Sobe',
    down: 'Desce',
    added: 'Sem preço antes',
    removed: 'Deixa de ter preço',
  },
  'Outra mudança',
);

const EXTRA_CHANGES: typeof CHANGES = {
  ...CHANGES,
  added: 'Entra em venda',
  removed: 'Sai de venda',
};
const CHARGED = withFallback({ month: ' por mês', once: ' uma vez' }, '');

const differenceIn = (
  { kind, difference, percent }: PriceChange,
  words: typeof CHANGES,
) =>
  kind === 'up' || kind === 'down'
    ? `${signed(difference, formatBRL(difference))}${inPercent(percent)}`
    : words[kind];

export const priceTablesCopy = {
  sheets: 'Fichas técnicas',
  title: 'Tabelas de preços',
  lead: 'Qual tabela vale e qual vem depois. Abra uma para ler os preços e o que ela muda.',
  caption: 'Tabelas de preços, da que começa por último à mais antiga',
  columns: {
    name: 'Tabela',
    state: 'Situação',
    days: 'Vale',
    prices: 'Preços',
    imported: 'Importada',
  },
  failed: 'Não conseguimos abrir as tabelas de preços.',
  loading: 'Carregando as tabelas de preços',
  empty: 'Nenhuma tabela de preços',
  hasMore: 'Mostramos as 100 tabelas mais recentes.',
  state: (state: PriceTableState) => STATES[state],
  /** The first and the last day of a table, both included, in the tense of its state. */
  days: ({ state, validFrom, validUntil }: PriceTableSummary) =>
    validUntil === null
      ? `${BEGINS[state]} ${dayOf(validFrom)}`
      : `${state === 'withdrawn' ? 'valeria ' : ''}de ${dayOf(validFrom)} a ${formatDate(addDays(saoPauloDay(new Date(validUntil)), -1))}`,
  /** A sentence for cases that state and days don't explain. */
  turn: ({ state, validFrom, nextFrom }: PriceTableSummary) => {
    if (state === 'scheduled' && nextFrom === validFrom) return null;
    if (state === 'scheduled')
      return nextFrom
        ? `Passa a valer em ${dayOf(nextFrom)}`
        : 'Não chega a valer: outra tabela fica no lugar dela';
    return state === 'covered' && nextFrom ? `Volta a valer em ${dayOf(nextFrom)}` : null;
  },
  who: whoActed,
  at: ({ at }: Act) => formatDateTime(at),
  unknown: 'Sem registro',
  imported: (act: Act) => `Importada por ${whoActed(act)} em ${formatDateTime(act.at)}.`,
  withdrawnBy: (act: Act) =>
    `Retirada por ${whoActed(act)} em ${formatDateTime(act.at)}.`,
  gap: (from: string) =>
    `A partir de ${dayOf(from)} nenhuma tabela vale, e nada pode ser simulado nem contratado. Importe uma tabela que comece até esse dia.`,
  more: 'Antes de importar: o que muda e o que conferir',
  effectTitle: 'O que uma tabela nova muda',
  effects: (days: number) => [
    `Simulações já mostradas mantêm o preço por ${formatCounted(days, 'dia', 'dias')}, mesmo que a tabela mude antes.`,
    'Propostas enviadas e contratos assinados não mudam.',
    'Todo o resto (home, lista de carros, simulador e simulações vencidas) passa ao preço novo no primeiro dia da tabela, à meia-noite de Brasília.',
    'Uma tabela que já começou não muda nem sai: um preço errado se corrige com outra.',
  ],
  pagesTitle: 'Páginas com valores no texto',
  pagesLead:
    'Nenhuma tabela muda um texto. Confira estas páginas quando os preços mudarem:',
  one: {
    back: 'Todas as tabelas',
    title: 'Tabela de preços',
    failed: 'Não conseguimos abrir esta tabela.',
    gone: 'Não encontramos essa tabela.',
    goneText: 'O endereço pode estar incompleto.',
    loading: 'Carregando a tabela',
    prices: (state: PriceTableState) =>
      state === 'current' ? 'Preços de hoje' : 'Preços desta tabela',
    range: (least: number, most: number) =>
      least === most ? formatBRL(least) : `de ${formatBRL(least)} a ${formatBRL(most)}`,
    term: (months: number) => `${months} meses`,
    km: (km: number) => formatKm(km),
    changes: 'O que muda',
    changedBefore: 'O que mudou',
    against: (name: string | null) =>
      name === null
        ? 'Não há outra tabela com que comparar: todos os preços contam como novos.'
        : `Comparada com ${name}.`,
    figures: { changed: 'Mudam', up: 'Sobem', down: 'Descem', jumps: 'Saltos' },
    jumpNote: `de ${PRICE_JUMP_PERCENT}% ou mais`,
    nothing: 'Nenhum preço muda.',
    same: (many: number) =>
      `Mostrar também ${formatCounted(many, 'preço igual', 'preços iguais')}`,
    group: (version: string, client: 'PF' | 'PJ') =>
      `${version}, ${client === 'PF' ? 'pessoa física' : 'empresa'}`,
    changed: (many: number) =>
      many === 0 ? 'nada muda' : formatCounted(many, 'preço muda', 'preços mudam'),
    caption: (group: string) => `Preços por mês de ${group}`,
    extras: 'Cores e opcionais',
    extrasCaption: 'Preços de cores e opcionais',
    columns: {
      plan: 'Plano',
      km: 'Por mês',
      price: 'Preço',
      extra: 'Cor ou opcional',
      before: 'Antes',
      after: 'Depois',
      difference: 'Diferença',
    },
    plan: (term: number, km: number) => `${term} meses, ${formatKm(km)} por mês`,
    price: (reais: number | null) => (reais === null ? 'sem preço' : formatBRL(reais)),
    extraPrice: (reais: number | null, charged?: 'month' | 'once') =>
      reais === null
        ? 'fora de venda'
        : `${formatBRL(reais)}${charged ? CHARGED[charged] : ''}`,
    difference: (change: PriceChange) => differenceIn(change, CHANGES),
    extraDifference: (change: PriceChange) => differenceIn(change, EXTRA_CHANGES),
    jump: 'Salto',
    jumps: (many: number) => formatCounted(many, 'salto', 'saltos'),
  },
  withdraw: {
    open: 'Retirar esta tabela',
    text: (name: string, day: string) =>
      `${name} não vai mais passar a valer em ${dayOf(day)}. Os preços de hoje continuam valendo, e a tabela fica na lista como retirada. Para usá-la depois, importe o arquivo de novo com outro nome.`,
    waits: 'Retirada',
    sendNow: 'Retirar agora',
    failed: 'Não conseguimos retirar a tabela. Ela continua agendada. Tente de novo.',
    done: 'Tabela retirada. Ela não vai passar a valer.',
  },
} as const;
