import { formatDate } from '@site/api-contract/brazil';
import { money } from '../../core/simulation.copy';

/**
 * Texts about a simulation that is being changed: a change in another window, or a newer
 * price table.
 */
export const editCopy = {
  editing: (code: string) => `Você está editando a simulação ${code}.`,
  notRead: 'Não conseguimos abrir a simulação que você está editando.',
  backToCart: 'Voltar ao carrinho',
  stale: 'Esta simulação mudou em outra janela ou aparelho enquanto você editava.',
  compare: 'Comparar as duas',
  newer: 'Você ficou com a mais nova. Ela está como você vê aqui.',
  useMine: 'Voltar à minha escolha',
};

export const staleCopy = {
  title: 'Esta simulação mudou em outro lugar',
  lead: 'Enquanto você escolhia, ela foi mudada em outra janela ou aparelho. Compare e diga com qual você fica.',
  caption: 'As duas versões da simulação',
  what: 'Item',
  mine: 'A sua',
  newer: 'A mais nova',
  differs: 'diferente',
  rows: {
    version: 'Versão',
    color: 'Cor',
    term: 'Prazo',
    km: 'Km por mês',
    addOns: 'Opcionais',
    dealership: 'Loja',
    monthly: 'Mensalidade',
    total: 'Total do contrato',
  },
  none: 'Nenhum',
  nearest: 'Na loja mais perto',
  keepMine: 'Ficar com a minha',
  takeNewer: 'Ficar com a mais nova',
  keepBoth: 'Guardar as duas',
  bothHelp: 'A sua entra no carrinho como outra simulação, com o preço de hoje.',
};

export const priceChoiceCopy = {
  title: 'O preço deste carro mudou',
  guaranteed: (until: string) =>
    `Você guardou esta simulação com outra tabela de preços, e a garantia dela vale até ${formatDate(until)}. Veja o que mudou para esta escolha e diga qual preço quer.`,
  over: (until: string) =>
    `Você guardou esta simulação com outra tabela de preços, e a garantia dela acabou em ${formatDate(until)}. Veja o que mudou para esta escolha antes de salvar.`,
  meanwhile:
    'A tabela de preços mudou enquanto você escolhia. Nada foi guardado: veja o que mudou e confirme de novo.',
  which: 'Com qual preço você fica?',
  keep: 'Ficar com o preço garantido',
  keepHelp: (until: string) => `Vale até ${formatDate(until)}, como antes.`,
  take: 'Usar o preço de agora',
  takeHelp: (until: string) => `Garantido até ${formatDate(until)}.`,
  aMonth: (reais: number) => `${money(reais)} por mês`,
  options: 'O preço ao lado de cada opção é o de agora.',
};
