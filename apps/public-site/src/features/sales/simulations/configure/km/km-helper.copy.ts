import { formatCount, formatKm } from '@site/api-contract/brazil';
import { money } from '../../core/simulation.copy';
import { type KmPart } from './km-costs';
import { type KmUse, type KmUseField, MOST } from './km-use';

const upTo = (field: KmUseField) => `até ${formatCount(MOST[field])}`;

export const kmHelperCopy = {
  open: 'Não sei quanto rodo',
  close: 'Fechar a calculadora',
  title: 'Quanto você roda por mês',
  fields: {
    commute: 'De casa ao trabalho, só ida (km)',
    days: 'Dias por semana nesse caminho',
    weekend: 'Km em um fim de semana',
    trips: 'Viagens por ano',
    tripKm: 'Km de uma viagem, ida e volta',
  } satisfies Record<KmUseField, string>,
  limits: {
    commute: upTo('commute'),
    days: upTo('days'),
    weekend: upTo('weekend'),
    trips: upTo('trips'),
    tripKm: upTo('tripKm'),
  } satisfies Record<KmUseField, string>,
  sum: 'A conta',
  parts: {
    work: ({ commute, days }: KmUse) =>
      `Trabalho: 2 × ${commute} km × ${days} ${days === 1 ? 'dia' : 'dias'} × 52 semanas ÷ 12`,
    weekends: ({ weekend }: KmUse) => `Fins de semana: ${formatKm(weekend)} × 52 ÷ 12`,
    trips: ({ trips, tripKm }: KmUse) => `Viagens: ${trips} × ${formatKm(tripKm)} ÷ 12`,
  } satisfies Record<KmPart, (use: KmUse) => string>,
  km: formatKm,
  total: 'Por mês',
  nothing: 'Preencha o que vale para você; o resto fica em zero.',
  compare: 'O que cada pacote custaria',
  package: 'Pacote',
  monthly: 'Mensalidade',
  extra: (reais: number) => `Km extra, a ${money(reais)}`,
  both: 'Total por mês',
  cheapest: 'mais barato',
  money,
  note: 'Sem cor e opcionais, que custam o mesmo em todo pacote. O km extra é acertado uma vez, no fim do contrato; km que sobra acumula até lá. Com o carro, o pacote pode mudar uma vez a cada 6 meses.',
  use: (km: number) => `Usar o pacote de ${formatKm(km)}`,
  inUse: (km: number) => `O pacote de ${formatKm(km)} está escolhido.`,
  announced: (total: number, km: number) =>
    `${formatKm(total)} por mês. O pacote de ${formatKm(km)} sai mais barato.`,
};
