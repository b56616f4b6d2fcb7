import { type ChatContent } from '@site/api-contract';
import { BRAND } from '@site/brand';
import { PRIVACY_NOTE, seoOf, WHATSAPP_URL } from './parts';

const content: ChatContent = {
  kicker: 'Atendimento pelo WhatsApp',
  title: 'Fale com uma pessoa',
  lead: 'Escolha o assunto e diga seu nome. A conversa já começa com quem resolve.',
  car: { model: 'lira', paint: 'vermelho-ipe' },
  facts: [
    { title: 'Quando', text: 'Segunda a sexta, 08h às 20h. Sábado, 08h às 14h.' },
    {
      title: 'Quem atende',
      text: `Consultores da ${BRAND.name}. Nenhum robô decide por você.`,
    },
    {
      title: 'O que nunca pedimos',
      text: 'Senha, código de acesso ou número de cartão por mensagem.',
    },
  ],
  subjects: [
    'Quero assinar um carro',
    'Tenho uma simulação e uma dúvida',
    'Já tenho proposta ou contrato',
    'Quero carros para a empresa',
  ],
  form: {
    title: 'Sobre o que vamos falar?',
    lead: 'Guardamos seu telefone: se a conversa cair, nós chamamos de volta.',
    buttonLabel: 'Continuar no WhatsApp',
    note: PRIVACY_NOTE,
    doneTitle: 'A conversa está pronta',
    doneText:
      '<p>O WhatsApp abre com a primeira mensagem escrita. Se não abriu, use o botão abaixo. Um consultor já tem seu contato.</p>',
  },
  whatsapp: { url: WHATSAPP_URL, text: 'Olá, meu nome é {nome}. Assunto: {assunto}.' },
};

/** CMS page of `/chamanochat`. */
export const chatPage = {
  slug: 'chamanochat',
  content,
  seo: seoOf(
    '/chamanochat',
    `Fale com a ${BRAND.name} pelo WhatsApp`,
    `Escolha o assunto, deixe nome e telefone e continue a conversa no WhatsApp com um consultor da ${BRAND.name}.`,
  ),
};
