import { formatBRL } from '@site/api-contract/brazil';
import { type HomeAnswer } from '@site/api-contract/driving';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';

export const homeEstimatesCopy = {
  title: 'Estimativa do cliente',
  why: 'O cliente fotografou o carro em casa. Responda a cada dano: confirme, corrija com o motivo, ou diga por que não cobra.',
  yours: (number: number) => `Foto ${number} do cliente`,
  theirs: (label: string) => `Foto da vistoria: ${label}`,
  estimated: (label: string, price: number) => `${label}: até ${formatBRL(price)}`,
  unnamed: 'O cliente não disse que dano é.',
  check: 'Conferir este dano',
  checking: 'Preenchido em Danos: confira e anote.',
  drop: 'Não cobrar',
  reason: 'Por que não cobra',
  dropped: 'Registrando...',
  notDropped: 'Não conseguimos registrar a resposta. Tente de novo em instantes.',
  changed: 'Por que mudou a estimativa',
  answers: withFallback(
    {
      confirmado: 'Confirmado',
      corrigido: 'Corrigido',
      'sem-custo': 'Sem custo',
    } satisfies Record<HomeAnswer, string>,
    OTHER_STATE,
  ),
} as const;
