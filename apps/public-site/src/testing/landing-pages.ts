import {
  type CampaignContent,
  type ChatContent,
  type FormBlock,
  type OnBoardContent,
  type ReservationContent,
  type SubscribeContent,
  type WaitingContent,
} from '@site/api-contract';

const form = (title: string, buttonLabel: string): FormBlock => ({
  title,
  lead: '',
  buttonLabel,
  note: '',
  doneTitle: `${title}: feito`,
  doneText: '<p>Recebemos.</p>',
});
const car = { model: 'lira', paint: 'azul-fiorde' };
const whatsapp = {
  url: 'https://wa.me/5508000000000',
  text: 'Olá, sou {nome}. {assunto}{carro} {preco}',
};

const chat: ChatContent = {
  kicker: '',
  title: 'Fale com uma pessoa',
  lead: '',
  car,
  facts: [],
  subjects: ['Quero assinar um carro', 'Já tenho proposta'],
  form: form('Sobre o que vamos falar?', 'Continuar no WhatsApp'),
  whatsapp,
};
const campaign: CampaignContent = {
  kicker: '',
  title: 'Um Lira zero',
  lead: '',
  car,
  annataid: 'Lira',
  carName: 'Lira',
  priceCondition: 'PF, 48 meses, 500 km por mês',
  included: [],
  form: form('Receba a simulação', 'Chamar no WhatsApp'),
  whatsapp,
  terms: '',
  offerUrl: '/simulador',
};
const topic = (id: string, title: string, words: string) => ({
  id,
  title,
  lead: '',
  steps: [`Passo de ${title}`],
  words,
});
const onBoard: OnBoardContent = {
  title: 'Guia a bordo',
  lead: '',
  urgent: { title: 'Parou na estrada?', text: '', phone: '0800 000 0000' },
  topics: [
    topic('pneus', 'Pneus', 'calibragem pressão'),
    topic('multas', 'Multas', 'infração'),
  ],
  form: form('Prefere que a gente ligue?', 'Pedir ligação'),
};
const subscribe: SubscribeContent = {
  hero: {
    title: 'Assine',
    lead: '',
    car,
    buttonLabel: 'Simular agora',
    buttonUrl: '/simulador',
  },
  reasons: {
    title: 'Números',
    items: [{ figure: 'R$ 0', title: 'de entrada', text: '' }],
  },
  cars: {
    title: 'Três tamanhos',
    lead: '',
    priceCondition: 'PF, 48 meses, 500 km por mês',
    items: ['Lira', 'Ipê', 'Aroeira'].map((name) => ({
      name,
      type: '',
      car,
      annataid: name,
      url: '/simulador/configure-e-assine?modelo=x',
    })),
  },
  questions: {
    title: 'Antes de assinar',
    items: [{ question: 'Quem pode assinar?', answer: '<p>Todos.</p>' }],
    buttonLabel: 'Todas as dúvidas',
    buttonUrl: '/institucional/duvidas',
  },
  form: form('Quer ajuda?', 'Quero uma ligação'),
  next: {
    title: 'O preço inteiro',
    text: '',
    buttonLabel: 'Começar a simulação',
    buttonUrl: '/simulador',
  },
};
const waiting: WaitingContent = {
  title: 'Chegue antes do carro',
  lead: '',
  models: [
    {
      name: 'Serrana',
      type: 'SUV médio',
      text: '',
      car,
      annataid: 'Serrana',
      priceCondition: '',
      facts: [],
      buttonLabel: 'Entrar na fila do Serrana',
      buttonUrl: '/pre-reserva/boreal',
    },
  ],
  is: { title: 'O que é', items: ['Um número na fila'] },
  isNot: { title: 'O que não é', items: ['Pagamento'] },
  steps: { title: 'Como a fila anda', items: [] },
  options: ['Um SUV', 'Um elétrico'],
  form: form('Espera outro carro?', 'Quero ser avisado'),
};
const reservation: ReservationContent = {
  kicker: '',
  title: 'Serrana',
  lead: '',
  car,
  annataid: 'Serrana',
  priceCondition: '',
  facts: [],
  form: form('Entre na fila', 'Guardar meu lugar'),
  result: {
    kicker: 'Seu lugar na fila do Serrana',
    steps: [],
    giveUp: '',
    buttonLabel: 'Ver quanto custa',
    buttonUrl: '/simulador',
  },
};

/** Every landing page of the CMS, by slug. */
export const LANDING_CONTENTS = {
  chamanochat: chat,
  'campanha-whatsapp': campaign,
  abordo: onBoard,
  assine: subscribe,
  'pre-reserva': waiting,
  'pre-reserva-boreal': reservation,
};
