import { type CampaignContent } from '@site/api-contract';
import { FROM_CONDITION, PRIVACY_NOTE, seoOf, WHATSAPP_URL } from './parts';

const content: CampaignContent = {
  kicker: 'Oferta pelo WhatsApp',
  title: 'Um Lira zero. Nenhuma entrada.',
  lead: 'IPVA, seguro e revisões na mesma mensalidade. Mande uma mensagem e receba a simulação pronta.',
  car: { model: 'lira', paint: 'branco-nuvem' },
  annataid: 'Lira',
  carName: 'Lira',
  priceCondition: FROM_CONDITION,
  included: [
    { title: 'Sem entrada', text: 'A primeira cobrança é a primeira mensalidade.' },
    { title: 'Sem reajuste', text: 'O valor do primeiro mês é o do último.' },
    { title: '7 dias para desistir', text: 'Depois de assinar, sem pagar nada.' },
  ],
  form: {
    title: 'Receba a simulação do Lira',
    lead: 'Nome e celular bastam.',
    buttonLabel: 'Chamar no WhatsApp',
    note: PRIVACY_NOTE,
    doneTitle: 'Sua mensagem está pronta',
    doneText:
      '<p>O WhatsApp abre com ela escrita: é só enviar. Se não abriu, use o botão abaixo.</p>',
  },
  whatsapp: {
    url: WHATSAPP_URL,
    text: 'Olá, meu nome é {nome}. Quero a simulação do {carro} a partir de {preco} por mês.',
  },
  terms:
    '<p>Menor mensalidade do Lira Essencial 1.0 MT na tabela de hoje. Sujeito a análise de crédito. Combustível, multas, lavagem e franquia do seguro não estão inclusos.</p>',
  offerUrl: '/simulador/configure-e-assine?modelo=lira',
};

/** CMS page of `/campanha-whatsApp`; slugs have no capitals. */
export const campaignPage = {
  slug: 'campanha-whatsapp',
  content,
  seo: seoOf(
    '/campanha-whatsApp',
    'Lira por assinatura pelo WhatsApp',
    'Lira zero km sem entrada, com IPVA, seguro e revisões na mensalidade. Receba a simulação pronta no WhatsApp.',
  ),
};
