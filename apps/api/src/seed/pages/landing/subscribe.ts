import { type SubscribeContent } from '@site/api-contract';
import { FROM_CONDITION, PRIVACY_NOTE, seoOf } from './parts';

const configure = (model: string) => `/simulador/configure-e-assine?modelo=${model}`;

const content: SubscribeContent = {
  hero: {
    title: 'Assine. Dirija.<br>O resto já está&nbsp;pago.',
    lead: 'Carro zero por mês, com IPVA, seguro e revisões. Sem entrada e sem reajuste.',
    car: { model: 'cerrado', paint: 'vermelho-ipe' },
    buttonLabel: 'Simular agora',
    buttonUrl: '/simulador',
  },
  reasons: {
    title: 'Quatro números que ficam no contrato',
    items: [
      {
        figure: 'R$\u00a00,00',
        title: 'de entrada',
        text: 'A primeira cobrança é a primeira mensalidade.',
      },
      {
        figure: '0%',
        title: 'de reajuste',
        text: 'O valor do primeiro mês é o valor do último, em qualquer prazo.',
      },
      {
        figure: '7 dias',
        title: 'para desistir',
        text: 'Depois de assinar, pela área logada e sem pagar nada.',
      },
      {
        figure: '4×',
        title: 'a mensalidade, no máximo, para sair',
        text: 'Você vê o custo de sair em cada mês antes de assinar.',
      },
    ],
  },
  cars: {
    title: 'Três tamanhos, uma conta só',
    lead: 'Desenhados na mesma escala, com a menor mensalidade de hoje.',
    priceCondition: FROM_CONDITION,
    items: [
      {
        name: 'Lira',
        type: 'Hatch de entrada',
        car: { model: 'lira', paint: 'azul-fiorde' },
        annataid: 'Lira',
        url: configure('lira'),
      },
      {
        name: 'Ipê',
        type: 'Sedã compacto',
        car: { model: 'ipe', paint: 'branco-nuvem' },
        annataid: 'Ipê',
        url: configure('ipe'),
      },
      {
        name: 'Aroeira',
        type: 'SUV compacto',
        car: { model: 'aroeira', paint: 'preto-noite' },
        annataid: 'Aroeira',
        url: configure('aroeira'),
      },
    ],
  },
  questions: {
    title: 'Antes de assinar',
    items: [
      {
        question: 'Quem pode assinar?',
        answer:
          '<p>Pessoas com 21 anos ou mais, 2 anos de habilitação e CNH de categoria B ou acima, e empresas com CNPJ ativo. A proposta passa por análise de crédito.</p>',
      },
      {
        question: 'Em quanto tempo recebo o carro?',
        answer:
          '<p>Em 7 dias úteis se ele estiver em estoque, ou 45 por encomenda. Se atrasarmos, cada dia vira crédito na primeira parcela em aberto.</p>',
      },
      {
        question: 'O que não está incluso?',
        answer:
          '<p>Combustível ou recarga, multas, lavagem, franquia do seguro e km além do pacote. A <a href="/institucional/o-que-esta-incluso">lista completa</a> está no site.</p>',
      },
      {
        question: 'E se eu quiser sair antes?',
        answer:
          '<p>Você paga 20% de cada mensalidade que ainda não começou, no máximo 4 mensalidades. O simulador mostra o valor de cada mês.</p>',
      },
    ],
    buttonLabel: 'Todas as dúvidas',
    buttonUrl: '/institucional/duvidas',
  },
  form: {
    title: 'Quer ajuda para escolher?',
    lead: 'Deixe seu contato. Um consultor liga com a simulação pronta.',
    buttonLabel: 'Quero uma ligação',
    note: PRIVACY_NOTE,
    doneTitle: 'Contato recebido',
    doneText:
      '<p>Um consultor liga no próximo horário de atendimento. Enquanto isso, a simulação já mostra o preço inteiro.</p>',
  },
  next: {
    title: 'O preço inteiro, antes do cadastro',
    text: 'Escolha carro, prazo e km. A conta aparece linha por linha.',
    buttonLabel: 'Começar a simulação',
    buttonUrl: '/simulador',
  },
};

/** CMS page of `/assine`. */
export const subscribePage = {
  slug: 'assine',
  content,
  seo: seoOf(
    '/assine',
    'Assine um carro zero por mês',
    'Carro zero por assinatura sem entrada e sem reajuste, com IPVA, seguro e revisões na mensalidade. Simule sem cadastro.',
  ),
};
