import {
  type ReservationContent,
  TURN_DAYS,
  type WaitingContent,
} from '@site/api-contract';
import {
  RESERVATION_PATH,
  SIGN_IN_PATH,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { FROM_CONDITION, PRIVACY_NOTE, seoOf } from './parts';

const serrana = { model: 'serrana', paint: 'branco-nuvem' };

const waiting: WaitingContent = {
  title: 'Chegue antes do carro',
  lead: 'Modelos que ainda vão abrir para assinatura. Guarde o seu lugar na fila, sem pagar nada.',
  models: [
    {
      name: 'Serrana',
      type: 'SUV médio',
      text: 'O maior SUV da linha: motor 1.3 turbo de 163 cv, câmbio de dupla embreagem e espaço para a família e a bagagem.',
      car: serrana,
      annataid: 'Serrana',
      priceCondition: FROM_CONDITION,
      facts: [
        { title: 'Motor', text: '1.3 turbo flex, 163 cv' },
        { title: 'Câmbio', text: 'Dupla embreagem, 6 marchas' },
        { title: 'Para quem', text: 'Pessoas e empresas' },
      ],
      buttonLabel: 'Entrar na fila do Serrana',
      buttonUrl: '/pre-reserva/boreal',
    },
  ],
  is: {
    title: 'O que é',
    items: [
      'Um número na fila, na ordem de chegada',
      'O direito de escolher versão e cor antes da abertura',
      'Um aviso por telefone e e-mail na sua vez',
    ],
  },
  isNot: {
    title: 'O que não é',
    items: [
      'Pagamento: não há sinal, taxa nem cartão',
      'Contrato: você decide quando for chamado',
      'Preço travado: vale a tabela do dia em que você configurar o carro',
    ],
  },
  steps: {
    title: 'Como a fila anda',
    items: [
      {
        title: 'Você entra',
        text: 'Nome, e-mail e celular. O número aparece na hora, e conta quando você confirma o e-mail.',
      },
      {
        title: 'A fila avança',
        text: 'Chamamos na ordem, conforme os carros chegam às lojas.',
      },
      {
        title: 'Você configura',
        text: `Tem ${TURN_DAYS} dias para escolher versão, cor, prazo e km, e enviar a proposta. Depois, a vez passa.`,
      },
      {
        title: 'Ou desiste',
        text: 'Quando quiser, sem custo e sem explicar. Basta avisar.',
      },
    ],
  },
  options: ['Um SUV', 'Um hatch ou sedã', 'Uma picape', 'Um elétrico'],
  form: {
    title: 'Espera outro carro?',
    lead: 'Diga qual. Avisamos quando a fila dele abrir.',
    buttonLabel: 'Quero ser avisado',
    note: PRIVACY_NOTE,
    doneTitle: 'Aviso guardado',
    doneText:
      '<p>Escrevemos para você quando abrir a fila de um carro assim. Para cancelar, fale com a gente pela <a href="/institucional/contato">página de contato</a>.</p>',
  },
};

/** CMS page of `/pre-reserva`. */
export const waitingPage = {
  slug: 'pre-reserva',
  content: waiting,
  seo: seoOf(
    '/pre-reserva',
    'Pré-reserva dos próximos modelos',
    'Veja os modelos que vão abrir para assinatura e guarde seu lugar na fila: sem pagamento, na ordem de chegada, com direito a desistir.',
  ),
};

const reservation: ReservationContent = {
  kicker: 'Pré-reserva aberta',
  title: 'Serrana',
  lead: 'Guarde seu lugar na fila. Quem entra primeiro escolhe primeiro.',
  car: serrana,
  annataid: 'Serrana',
  priceCondition: FROM_CONDITION,
  facts: [
    { title: 'Sem pagamento', text: 'Nem sinal, nem taxa, nem cartão.' },
    { title: 'Na ordem', text: 'O número é seu e não muda.' },
    { title: 'Desista quando quiser', text: 'Basta avisar, sem custo.' },
  ],
  form: {
    title: 'Entre na fila',
    lead: 'O número aparece aqui. Ele conta quando você confirma o e-mail, pelo link que mandamos.',
    buttonLabel: 'Guardar meu lugar',
    note: `<p>Já tem lugar, e este é outro aparelho? <a href="${withReturnUrl(SIGN_IN_PATH, RESERVATION_PATH)}">Entre na sua conta</a> com o mesmo e-mail.</p>${PRIVACY_NOTE}`,
    doneTitle: 'Seu lugar está guardado',
    doneText:
      '<p>Seu e-mail está confirmado, e o lugar conta na fila. Esta página mostra o número sempre que você voltar a ela no aparelho em que o guardou.</p>',
  },
  result: {
    kicker: 'Seu lugar na fila do Serrana',
    steps: [
      { title: 'Agora', text: 'Nada a fazer.' },
      {
        title: 'Na sua vez',
        text: `Ligamos e escrevemos. Você tem ${TURN_DAYS} dias para configurar o carro e enviar a proposta.`,
      },
      { title: 'Na proposta', text: 'O preço do dia, inteiro, antes de assinar.' },
    ],
    giveUp:
      '<p>Mudou de ideia? Avise pela <a href="/institucional/contato">página de contato</a>. Não custa nada.</p>',
    buttonLabel: 'Ver quanto ele custa por mês',
    buttonUrl: '/simulador/configure-e-assine?modelo=serrana',
  },
};

/**
 * CMS page of `/pre-reserva/boreal`: the path is the specification's, the car is the
 * demo's (docs/product).
 */
export const reservationPage = {
  slug: 'pre-reserva-boreal',
  content: reservation,
  seo: seoOf(
    '/pre-reserva/boreal',
    'Pré-reserva do Serrana',
    'Guarde seu lugar na fila do Serrana, o SUV médio por assinatura: sem pagamento, número na hora e confirmação por e-mail.',
  ),
};
