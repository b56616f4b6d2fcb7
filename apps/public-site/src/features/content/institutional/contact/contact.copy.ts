import { formatDate } from '@site/api-contract/brazil';
import { BRAND } from '@site/brand';

/** Texts of the two contact forms. */
export const contactCopy = {
  form: `Escreva para a ${BRAND.name}`,
  name: 'Nome',
  email: 'E-mail',
  emailHelp: 'A resposta e o protocolo vão para ele.',
  phone: 'Telefone',
  phoneHelp: 'Com DDD. Só ligamos se for mais rápido que escrever.',
  subject: 'Assunto',
  message: 'Mensagem',
  messageHelp:
    'Até 2.000 caracteres. Se tiver, inclua o código da simulação ou o número da proposta.',
  submit: 'Enviar mensagem',
  pending: 'Enviando...',
  privacyBefore:
    'Usamos estes dados só para responder a você e os apagamos em 24 meses. Veja a ',
  privacyLink: 'Política de Privacidade',
  privacyAfter: '.',
  failedTitle: 'A mensagem não foi enviada.',
  failedText:
    'O que você escreveu continua aqui. Tente de novo em instantes ou ligue para a central.',
  trace: (traceId: string) => `Código de atendimento: ${traceId}`,
  sentTitle: 'Mensagem recebida',
  sent: (email: string, answerBy: string) =>
    `Mandamos a confirmação para ${email}. Respondemos até ${formatDate(answerBy)}.`,
  protocol: 'Protocolo',
  again: 'Escrever outra mensagem',
  questions: 'Ver as dúvidas respondidas',
  phoneTitle: 'Por telefone',
  addressTitle: 'Endereço',
  emailTitle: 'Por e-mail',
  storesTitle: 'Na loja',
  stores: 'Achar a loja mais perto',
} as const;

export const companyFormCopy = {
  form: 'Contato da empresa',
  company: 'A empresa',
  who: 'Seu contato',
  name: 'Razão Social',
  cnpj: 'CNPJ',
  cnpjHelp: 'Com ou sem letras, com ou sem pontos.',
  cars: 'Quantos carros',
  city: 'Cidade',
  state: 'Estado',
  contactName: 'Seu nome',
  email: 'E-mail da empresa',
  phone: 'Telefone da empresa',
  message: 'O que a empresa precisa',
  messageHelp: 'Modelos, cidades, datas. Até 2.000 caracteres.',
  submit: 'Pedir contato',
  sentTitle: 'Pedido recebido',
  again: 'Enviar outro pedido',
  simulate: 'Simular para a empresa',
} as const;
