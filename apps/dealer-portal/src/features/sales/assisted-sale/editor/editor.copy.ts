import { formatBRL } from '@site/api-contract/brazil';
import { deliveryPromise } from '@site/api-contract/pricing';
import { type VehicleFieldsCopy } from '@site/simulator';

const money = formatBRL;
const aMonth = (reais: number) => `+ ${money(reais)} por mês`;

/** Texts of the form in which a seller configures a car for a customer. */
export const editorCopy = {
  addTitle: 'Incluir um carro',
  changeTitle: (model: string, code: string) => `Mudar o ${model}, ${code}`,
  turn: 'Virar a tela para o cliente',
  turnBack: 'Voltar à tela do vendedor',
  turnedTitle: 'Monte o seu carro',
  who: 'Para quem',
  person: 'Pessoa física',
  company: 'Pessoa jurídica',
  where: 'Entrega em',
  cep: 'Outro CEP de entrega',
  find: 'Trocar o lugar',
  finding: 'Procurando...',
  cepUnknown: 'Não encontramos este CEP. Confira os 8 números.',
  model: 'Carro',
  fields: {
    version: 'Versão',
    versionName: (_model, { name }) => name,
    monthly: money,
    color: 'Cor',
    colorNote: ({ name, monthly }) =>
      `${name}, ${monthly > 0 ? aMonth(monthly) : 'sem custo'}`,
    colorName: ({ name }) => name,
    delivery: deliveryPromise,
    term: 'Prazo',
    termUnit: 'meses',
    km: 'Km por mês',
    kmUnit: 'km por mês',
    figure: money,
    addOns: 'Opcionais',
    addOnPrice: ({ price, charged }) =>
      charged === 'month' ? aMonth(price) : `${money(price)}, uma vez`,
  } satisfies VehicleFieldsCopy,
  total: (reais: number, campaign?: string) =>
    `Total do contrato: ${money(reais)}${campaign ? `, com a campanha ${campaign}` : ''}`,
  pricing: 'Calculando o preço',
  noPrice: 'Não conseguimos calcular agora.',
  add: 'Incluir no carrinho',
  save: 'Salvar alteração',
  saving: 'Salvando...',
  newer:
    'A sua escolha continua aqui: salve para aplicar por cima, ou recomece da versão atual.',
  useNewer: 'Recomeçar da versão atual',
  queued: (model: string) => `${model}, só na pré-reserva`,
  queue: (model: string, isLive: boolean) =>
    `O ${model} é só na pré-reserva, e ${
      isLive ? 'só entra no carrinho na vez do cliente' : 'não entra no carrinho'
    }. O cliente guarda o lugar dele na página da fila.`,
  toQueue: 'Abrir a página da fila',
  endsDiscount: 'Salvar esta escolha acaba com o desconto da campanha.',
  notSaved:
    'Esta escolha ainda não foi salva. Volte à tela do vendedor para ver o motivo.',
  failed: 'Não conseguimos salvar agora. Tente de novo em instantes.',
  nothingHere: 'Nenhum carro é entregue neste lugar.',
  otherCep: 'Troque o CEP de entrega.',
  catalogueFailed: 'Não conseguimos carregar os carros.',
  haveCode: 'O cliente tem um código',
};
