import { type Basket, type OwnSharedCart, type SharedCart } from '@site/api-contract';
import { formatDate, formatDateTime, storeIn } from '@site/api-contract/brazil';
import { money } from '../core/simulation.copy';

const who = ({
  sellerName,
  dealershipName,
  dealershipPlace,
}: Pick<SharedCart, 'sellerName' | 'dealershipName' | 'dealershipPlace'>) =>
  `${sellerName ?? ''}, da ${storeIn(dealershipName ?? '', dealershipPlace)}`;

/** Texts about a cart that a seller and a customer share. */
export const assistedSaleCopy = {
  region: 'Atendimento com vendedor',
  unseen: 'Não conseguimos ver se um vendedor está neste carrinho com você.',
  // the customer invites
  inviteTitle: 'Quer decidir junto com um vendedor?',
  inviteText:
    'Convide o vendedor da sua escolha para este carrinho. Antes de ele entrar, você vê quem é e decide se aceita.',
  invite: 'Convidar um vendedor',
  inviting: 'Criando o convite...',
  offeredTitle: 'Convite criado',
  offeredText: (until: string) =>
    `Mande ao vendedor. Vale até ${formatDateTime(until)}, para um vendedor só.`,
  waitingText: (until: string) =>
    `Seu convite espera um vendedor até ${formatDateTime(until)}. O link aparece só uma vez: se precisar, crie outro.`,
  link: 'Link do convite',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  notCopied: 'O navegador não deixou copiar. Selecione o link e copie.',
  whatsApp: 'Enviar pelo WhatsApp',
  message: (url: string) =>
    `Quero escolher meu carro por assinatura com você. Abra este convite no Portal Venda Assistida: ${url}`,
  another: 'Criar outro convite',
  withdraw: 'Desistir do convite',
  // the consent
  openCart: 'Abrir o meu carrinho',
  askedTitle: (cart: OwnSharedCart) => `${who(cart)}, quer decidir com você`,
  invitedTitle: (invitation: Parameters<typeof who>[0]) =>
    `${who(invitation)}, convida você a decidir junto`,
  consentLead: 'Se você aceitar, os dois olham para o mesmo carrinho:',
  consent: [
    'O vendedor vê e muda as simulações deste carrinho, inclusive as que você fizer depois e, se você entrar na sua conta, as que estão guardadas nela.',
    'Ele recebe a cidade de cada simulação e a posição dela, arredondada a cerca de 1 km.',
    'Cada mudança fica no histórico: quem, quando, de quanto para quanto.',
    'Ele não vê seu CPF ou CNPJ, seu e-mail, seu telefone nem seus documentos. Não envia proposta, não assina e não entra na sua conta.',
    'Se você enviar uma proposta durante o atendimento, ela aparece para ele e para a concessionária com seu nome, seu e-mail, seu telefone e parte do CPF ou CNPJ; no contrato, também o endereço.',
    'Você encerra quando quiser, e o acesso acaba na hora. Sem isso, acaba em 30 dias.',
  ],
  name: 'Como o vendedor deve chamar você',
  optional: '(opcional)',
  // The banner on cookies may be on the same screen, with 'Aceitar' and 'Recusar'.
  accept: 'Sim, decidir junto',
  refuse: 'Não, sem vendedor',
  // while it lasts
  liveTitle: (cart: OwnSharedCart) => `${who(cart)}, está neste carrinho com você`,
  liveText: (cart: OwnSharedCart) =>
    `Vocês veem e mudam as mesmas simulações. A senha, os documentos e a assinatura ficam só com você. Acaba em ${formatDate(cart.endsAt)}.`,
  /** Above what the seller changed since the customer last said 'Entendi'. */
  news: 'O que mudou desde que você olhou',
  newsRead: 'Entendi',
  undo: 'Desfazer a última mudança',
  undoing: 'Desfazendo...',
  /** The choice came back, and its campaign (or its price without one) did not. */
  withoutCampaign: (code: string | null, why: string) =>
    [
      code === null
        ? 'A escolha voltou, mas a campanha que entrou depois continua no preço.'
        : `A escolha voltou, mas a campanha ${code} não: o preço está sem o desconto dela.`,
      why,
    ]
      .filter(Boolean)
      .join(' '),
  leaveSo: 'Deixar assim',
  history: (count: number) =>
    count === 0
      ? 'Histórico'
      : count === 1
        ? 'Histórico, 1 mudança'
        : `Histórico, ${count} mudanças`,
  end: 'Encerrar atendimento',
  ending: 'Encerrando...',
  endTitle: 'Encerrar o atendimento?',
  endText: (cart: OwnSharedCart) =>
    `${who(cart)}, deixa de ver este carrinho na hora; suas simulações continuam aqui. Para voltar a olhar junto é preciso outro convite.`,
  endYes: 'Sim, encerrar',
  endNo: 'Continuar junto',
  endedTitle: (cart: OwnSharedCart) => `O atendimento com ${who(cart)}, acabou`,
  endedText: (at: string) =>
    `Encerrado em ${formatDateTime(at)}. O vendedor não vê mais este carrinho; suas simulações continuam aqui.`,
};

/** `/simulador/atendimento`: a seller's invitation. */
export const invitationCopy = {
  cars: (count: number) =>
    count === 1
      ? 'A simulação preparada para você'
      : `As ${count} simulações preparadas para você`,
  until: (at: string) =>
    `O convite vale até ${formatDateTime(at)}. O preço mostrado é o preço cobrado.`,
  car: ({ versionName, paintName }: Basket) => `${versionName}, ${paintName}`,
  addOns: ({ addOns }: Basket) =>
    addOns.length > 0
      ? `Opcionais: ${addOns.map(({ name }) => name).join(', ')}.`
      : 'Sem opcionais.',
  total: (basket: Basket) => `Total do contrato: ${money(basket.quote.contractTotal)}`,
  goneTitle: 'Este convite não vale mais',
  goneText:
    'Ele pode ter vencido, já ter sido respondido, ou o link chegou incompleto. Peça outro ao vendedor ou faça a sua simulação, sem cadastro.',
  simulate: 'Fazer uma simulação',
  mineTitle: 'Este atendimento já está aberto',
  mineText: (cart: OwnSharedCart) =>
    `${who(cart)}, já está no seu carrinho com você. O convite não é mais preciso.`,
  openCart: 'Abrir o meu carrinho',
  acceptedTitle: 'Este convite já foi aceito',
  acceptedText:
    'Foi você, em outro aparelho? Entre na sua conta nos dois, e o mesmo carrinho abre aqui. Não foi você? Peça outro convite ao vendedor.',
  signIn: 'Entrar na conta',
  failedTitle: 'Não conseguimos abrir este convite agora.',
  failedText: 'O link continua valendo. Tente de novo em instantes.',
  refusedTitle: 'Você recusou o convite',
  refusedText:
    'Nada foi compartilhado, e o vendedor só fica sabendo que você recusou. Se mudar de ideia, peça outro convite.',
};
