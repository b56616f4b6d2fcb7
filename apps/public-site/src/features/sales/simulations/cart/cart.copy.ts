import { type ClientType, type Place, type Quote } from '@site/api-contract';
import { formatDate, placeName } from '@site/api-contract/brazil';
import { money, PERSON } from '../core/simulation.copy';

const COUNTS = [
  '',
  '',
  'duas',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
];

export const cartCopy = {
  searching: 'Um instante: estamos buscando as simulações que você guardou.',
  title: (count: number) =>
    count === 1 ? 'Sua simulação' : `Suas ${COUNTS[count] ?? count} simulações`,
  where: (place: Place, clientType: ClientType) =>
    `${placeName(place)}. ${PERSON[clientType].long}.`,
  bold: 'Em negrito, o melhor de cada linha.',
  another: 'Outra simulação',
  region: 'Comparação das simulações',
  swipe: (count: number) => `${count} simulações, arraste para o lado`,
  empty: 'Nenhuma simulação por aqui. Comece pelo carro que você quer.',
  choose: 'Escolher um carro',
  failedTitle: 'Não conseguimos abrir o seu carrinho agora.',
  failedText: 'Suas simulações estão guardadas. Tente de novo em instantes.',
  cheapest: 'A menor mensalidade',
  more: (reais: number) => `${money(reais)} a mais por mês`,
  subscribe: (model: string) => `Assinar o ${model}`,
  recalculate: 'Ver o preço de hoje',
  edit: 'Editar',
  duplicate: 'Duplicar',
  remove: 'Remover',
  /** Completes the label of a button for screen readers: 'Editar o Lira, …'. */
  theModel: (model: string, code: string) => `o ${model}, simulação ${code}`,
  /** The same text after a noun: 'Parcelas do Lira, …'. */
  ofModel: (model: string, code: string) => `do ${model}, simulação ${code}`,
  duplicateOf: (model: string, code: string) => `Duplicar o ${model}, simulação ${code}`,
  duplicateToday: (model: string) => `Duplicar o ${model} com o preço de hoje`,
  duplicated: (model: string, before: number, now: number) =>
    before === now
      ? `O ${model} foi duplicado. Mude o que quiser na cópia.`
      : `O ${model} foi duplicado com o preço de hoje: ${money(now)} por mês, em vez de ${money(before)}.`,
  repriced: (
    model: string,
    before: number,
    { monthly, validUntil }: Pick<Quote, 'monthly' | 'validUntil'>,
  ) =>
    monthly === before
      ? `O ${model} continua por ${money(monthly)} por mês, garantido até ${formatDate(validUntil)}.`
      : `O ${model} custava ${money(before)} por mês e agora custa ${money(monthly)}, garantido até ${formatDate(validUntil)}.`,
  pdf: 'PDF',
  pdfSaved: (code: string) => `Salvamos o PDF da simulação ${code}.`,
  plan: 'Parcelas',
  removed: (model: string) => `O ${model} saiu do carrinho.`,
  undo: 'Desfazer',
  undone: (model: string) => `O ${model} voltou para o carrinho, com o mesmo preço.`,
  failed:
    'Não conseguimos concluir. Seu carrinho continua como está. Tente de novo em instantes.',
  share: 'Enviar',
  same: (count: number) =>
    count === 1 ? 'Incluso' : `Igual nas ${COUNTS[count] ?? count}`,
  note: 'Depois da data garantida, recalculamos e mostramos o que mudou.',
  differentTerms:
    'Os prazos são diferentes: compare o total do contrato junto com a mensalidade.',
};
