import { type District } from '@site/api-contract/calls';

/** The districts in the order of a customer's life, in the document's words. */
const TAGS: Readonly<Record<District, string>> = {
  activity:
    'O que acontece ao redor de tudo: avisos do sino, mudanças ao vivo, trilha de auditoria e filtros salvos.',
  identity:
    'Quem é a pessoa: conta, entrada, cadastro, documentos, consentimentos e a equipe da concessionária.',
  catalog:
    'O que se pode assinar: carros, preços, cores e adicionais, o estoque e as concessionárias.',
  content: 'As páginas do site: o que o público lê e o que a equipe edita e publica.',
  sales:
    'Do primeiro contato à decisão: leads, simulações, carrinho, venda assistida, propostas, análise e o funil.',
  contracts:
    'Do contrato assinado à entrega do carro: assinatura, parcelas, horários e marcos da entrega.',
  payments:
    'As contas de cada mês: boleto, Pix, cartão, Pix Automático, atraso, contestação e devolução de valores.',
  driving:
    'A vida com o carro: km, condutores, atendimento, multas, perda, devolução e compra.',
  'back-office':
    'O trabalho interno: clientes, cadastro de concessionárias e privacidade.',
};

export const tags = Object.entries(TAGS).map(([name, description]) => ({
  name,
  description,
}));
