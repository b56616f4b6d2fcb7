import { type AddOn, type Paint } from '@site/api-contract';
import { formatCount, formatDate, formatKm } from '@site/api-contract/brazil';
import { deliveryPromise } from '@site/api-contract/pricing';
import { type VehicleFieldsCopy } from '@site/simulator';
import { kmAMonth, money, months, PERSON, versionOf } from '../core/simulation.copy';

export const configureCopy = {
  title: 'Monte o seu',
  queuePrice: 'Preço de hoje: na fila, vale o do dia da sua vez.',
  joinQueue: 'Entrar na fila',
  choices: 'Suas escolhas',
  fields: {
    version: 'Versão',
    versionName: (model, version) => versionOf(model.name, version.name),
    monthly: money,
    color: 'Cor',
    colorNote: ({ name, monthly }) =>
      `${name}, ${monthly === 0 ? 'sem custo' : `+ ${money(monthly)} por mês`}`,
    colorName: ({ name, monthly }) =>
      `${name}, ${monthly === 0 ? 'sem custo' : `mais ${money(monthly)} por mês`}`,
    delivery: deliveryPromise,
    term: 'Prazo',
    termNote: 'em meses',
    termUnit: 'meses,',
    km: 'Quilômetros por mês',
    kmUnit: 'km,',
    figure: money,
    noPackage: 'não tem',
    addOns: 'Opcionais',
    addOnPrice: ({ price, charged }) =>
      charged === 'once' ? money(price) : `+ ${money(price)}`,
    addOnUnit: ({ charged }) => (charged === 'once' ? 'uma vez' : 'por mês'),
  } satisfies VehicleFieldsCopy,
  packagesMissing: (
    model: string,
    missing: readonly number[],
    km: number,
    asked: number | null,
  ) =>
    asked === null
      ? `O ${model} não tem o pacote de ${missing.map(formatCount).join(' e ')} km por mês.`
      : `Você pediu ${formatKm(asked)} por mês, e o ${model} não tem esse pacote. O preço abaixo é o de ${formatKm(km)}.`,
  dealership: 'Onde retirar',
  deliveringDealership: 'Loja que entrega em casa',
  dealershipNote: 'mais perto primeiro',
  inStock: (place: string) => `${place}, tem este carro no pátio`,
  by: (date: string) => `até ${formatDate(date)}`,
  moreDealerships: (count: number) =>
    count === 1 ? 'Ver mais 1 loja' : `Ver mais ${count} lojas`,
  groupAlone: (group: string) => `Só lojas do grupo ${group}`,
  noDealership: 'Ainda não há loja que entregue este carro perto desse lugar.',
  lines: 'O mês, linha por linha',
  fixed: (term: number) => `Mensalidade, fixa por ${term}\u00a0meses`,
  lostBenefit: 'não se aplica',
  contractTotal: 'Total do contrato',
  delivery: 'Entrega, assinando hoje',
  extraKmAtEnd: 'Km extra, acertado só no fim',
  exit: 'E se eu sair antes?',
  exitRule: '20% do que falta, e nunca mais que 4 mensalidades.',
  exitMonth: 'Mês da saída',
  exitLead: (month: number) => `Saindo no mês ${month}, você paga`,
  exitSentence: (month: number, reais: number) =>
    `Saindo no mês ${month}, você paga ${money(reais)}.`,
  month: (month: number) => `Mês ${month}`,
  exitTable: 'Ver o custo em todos os meses',
  exitTableMonth: 'Saindo',
  exitTableCost: 'Você paga',
  exitMonths: (from: number, to: number) =>
    from === to ? `no mês ${from}` : `do mês ${from} ao ${to}`,
  exitFree: [
    'Zero nos 7 dias depois de assinar',
    'Zero se a entrega passar da data prometida por atraso nosso',
  ],
  calculating: 'Calculando...',
  announced: (reais: number) => `Mensalidade: ${money(reais)}`,
  summary: (term: number, km: number) => `${months(term)}, ${kmAMonth(km)}`,
  chosen: (paint: Paint, addOns: readonly AddOn[]) =>
    [paint.name, ...addOns.map(({ name }) => name)].join(', '),
  add: 'Adicionar ao carrinho',
  adding: 'Adicionando...',
  save: 'Salvar mudanças',
  saving: 'Salvando...',
  failedSave:
    'Não conseguimos salvar. Nada foi cobrado e suas escolhas continuam aqui. Tente de novo em instantes.',
  quoteFailed: 'Não conseguimos confirmar este preço agora.',
  unconfirmed: 'Preço não confirmado',
  unread: 'Simulação não carregada',
  reviewChoice: 'Reveja a escolha marcada',
  missingTitle: (where: string, type: 1 | 2) =>
    `Não encontramos esse carro para ${PERSON[type].long.toLowerCase()} em ${where}.`,
  companiesOnly: (model: string) => `O ${model} é só para empresas.`,
  peopleOnly: (model: string) => `O ${model} é só para pessoas físicas.`,
  notServedHere: 'Escolha um lugar que atendemos.',
  missingText: 'Alguns carros são só para empresas, outros não chegam a todo lugar.',
  chooseAnother: 'Escolher outro carro',
};
