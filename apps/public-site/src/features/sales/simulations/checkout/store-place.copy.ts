import { withDistance } from '@site/api-contract/brazil';

/** Visible texts about the dealership of a simulation in the checkout. */
export const storePlaceCopy = {
  title: { pickUp: 'Onde você pega o carro', atHome: 'Quem leva o carro até você' },
  at: (store: string, km: number | null) =>
    km === null ? store : `${withDistance(store, km)} do seu endereço`,
  far: (store: string, km: number, isCityAlone: boolean) =>
    `Esta simulação é da loja ${withDistance(store, km)} ${isCityAlone ? 'do centro da sua cidade' : 'do seu endereço'}. É lá mesmo?`,
  unknown: (store: string) =>
    `Esta simulação é da loja ${store}, e não achamos o CEP do seu endereço no mapa. É lá mesmo?`,
  unasked: (city: string) =>
    `Esta simulação foi feita para ${city}, que ninguém escolheu. Onde você quer o carro?`,
  move: (store: string, km: number | null) => `Mudar para ${withDistance(store, km)}`,
  moveHelp: 'A mensalidade é a mesma; a data da entrega pode mudar.',
  keep: (store: string, km: number | null) => `Continuar com ${withDistance(store, km)}`,
  change: 'Trocar',
  moving: 'Mudando...',
  failed: 'Não conseguimos mudar a loja agora. Tente de novo em instantes.',
} as const;
