import { type CartChange, type CartEvent } from '@site/api-contract';

const CHANGED: Record<CartChange['key'], string> = {
  Version: 'Versão',
  Color: 'Cor',
  Term: 'Prazo',
  Km: 'Km',
  AddOn: 'Opcionais',
  Dealership: 'Loja de entrega',
  Price: 'Mensalidade',
};

/** Acts in words, after the person's name: `Você mudou o Aroeira`. */
const DONE: Record<CartEvent['kind'], (model: string) => string> = {
  accepted: () => 'aceitou o atendimento',
  added: (model) => `incluiu ${model}`,
  changed: (model) => `mudou ${model}`,
  removed: (model) => `removeu ${model}`,
  restored: (model) => `trouxe de volta ${model}`,
  sent: (model) => `transformou ${model} em proposta`,
  ended: () => 'encerrou o atendimento',
};

export const cartHistoryCopy = {
  you: 'Você',
  customer: 'Cliente',
  done: (kind: CartEvent['kind'], model: string | null, code: string | null) =>
    DONE[kind](model ? `o ${model}${code ? ` (${code})` : ''}` : 'uma simulação'),
  key: (key: CartChange['key']) => CHANGED[key],
  fromTo: (from: string, to: string) => `de ${from} para ${to}`,
};
