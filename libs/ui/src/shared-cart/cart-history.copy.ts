import { type CartChange, type CartEvent } from '@site/api-contract';
import { OTHER, withFallback } from '@site/api-contract/with-fallback';

const CHANGED: Record<CartChange['key'], string> = withFallback(
  {
    Version: 'Versão',
    Color: 'Cor',
    Term: 'Prazo',
    Km: 'Km',
    AddOn: 'Opcionais',
    Dealership: 'Loja de entrega',
    Delivery: 'Entrega',
    Price: 'Mensalidade',
    Campaign: 'Campanha',
  },
  OTHER,
);

/** Acts in words, after the person's name: `Você mudou o Aroeira`. */
const DONE = withFallback<CartEvent['kind'] | 'declined', (model: string) => string>(
  {
    accepted: () => 'aceitou o atendimento',
    declined: () => 'recusou o convite',
    added: (model) => `incluiu ${model}`,
    changed: (model) => `mudou ${model}`,
    removed: (model) => `removeu ${model}`,
    restored: (model) => `trouxe de volta ${model}`,
    sent: (model) => `transformou ${model} em proposta`,
    ended: () => 'encerrou o atendimento',
  },
  (model) => `mexeu em ${model}`,
);

export const cartHistoryCopy = {
  you: 'Você',
  customer: 'Cliente',
  done: (
    kind: CartEvent['kind'] | 'declined',
    model: string | null,
    code: string | null,
  ) => DONE[kind](model ? `o ${model}${code ? ` (${code})` : ''}` : 'uma simulação'),
  key: (key: CartChange['key']) => CHANGED[key],
  fromTo: (from: string, to: string) => (from ? `de ${from} para ${to}` : to),
};
