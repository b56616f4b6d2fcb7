import { formatBRL, formatCentavos } from '@site/api-contract/brazil';
import { type HomeAnswer, type PricedWearRow } from '@site/api-contract/driving';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';

export const estimateCopy = {
  title: 'Estimativa em casa',
  text: 'Fotografe um dano antes da devolução e diga qual ele é na tabela do seu contrato. A estimativa é o máximo que a tabela cobra por ele; a vistoria confirma ou corrige, com foto e motivo.',
  take: 'Enviar foto',
  takeName: 'foto do carro em casa',
  sending: 'Enviando...',
  failed: 'Não conseguimos enviar a foto. Tente de novo em instantes.',
  yours: (number: number) => `Sua foto ${number}`,
  theirs: (label: string) => `Foto da vistoria: ${label}`,
  row: 'O que a foto mostra',
  option: ({ name, centavos, isPaidByAddOn }: PricedWearRow) =>
    `${name}: ${isPaidByAddOn ? 'pago pelo opcional' : `até ${formatCentavos(centavos)}`}`,
  free: ({ free }: PricedWearRow) => `Sem custo: ${free}`,
  quantity: 'Quantos',
  see: 'Ver a estimativa',
  seeing: 'Calculando...',
  notSeen: 'Não conseguimos guardar o dano. Tente de novo em instantes.',
  remove: (number: number) => `Apagar a sua foto ${number}`,
  notRemoved: 'Não conseguimos apagar a foto. Tente de novo em instantes.',
  costOf: (label: string, price: number, cost: number) =>
    cost < price
      ? `${label}: até ${formatBRL(price)}, ${formatBRL(cost)} para você com a franquia`
      : `${label}: até ${formatBRL(price)}`,
  total: 'Estimativa',
  totalText: (reais: number) => `No máximo ${formatBRL(reais)}`,
  waits: 'Espera a vistoria',
  answers: withFallback(
    {
      confirmado: 'Confirmado pela vistoria',
      corrigido: 'Corrigido pela vistoria',
      'sem-custo': 'Sem custo',
    } satisfies Record<HomeAnswer, string>,
    OTHER_STATE,
  ),
  answered: (label: string, cost: number) => `${label}: ${formatBRL(cost)} para você`,
  why: (reason: string) => `Motivo: ${reason}`,
} as const;
