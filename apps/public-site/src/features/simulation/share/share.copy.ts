import { type Basket, type ClientType } from '@site/contracts';
import { condition, money, shortDate } from '../simulation.copy';

export const shareCopy = {
  title: (model: string) => `Enviar a simulação do ${model}`,
  lead: 'Quem receber vê o carro, o preço e as condições. Só você pode mudar ou assinar esta simulação.',
  email: 'E-mail de quem vai receber',
  send: 'Enviar por e-mail',
  sending: 'Enviando...',
  sent: (email: string) => `Enviamos a simulação para ${email}.`,
  failed:
    'Não conseguimos enviar agora. Confira o endereço e tente de novo em instantes.',
  orLink: 'Ou mande o link',
  link: 'Link da simulação',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  whatsApp: 'Enviar pelo WhatsApp',
  open: 'Ver como quem recebe, ou imprimir',
  noLink: 'Não conseguimos criar o link agora.',
  /** What the message on WhatsApp says before the link. */
  message: (
    { versionName, paintName, term, km, quote }: Basket,
    clientType: ClientType,
    url: string,
  ) =>
    `${versionName}, ${paintName}: ${money(quote.monthly)} por mês (${condition(clientType, term, km)}). Preço garantido até ${shortDate(quote.validUntil)}. ${url}`,
};

export const sharedPageCopy = {
  tab: 'Simulação compartilhada',
  title: (model: string) => `Uma simulação do ${model} para você`,
  lead: (code: string) => `Simulação ${code}. O preço mostrado é o preço cobrado.`,
  keep: 'Guardar no meu carrinho',
  keeping: 'Guardando...',
  keepHelp:
    'Guardamos uma cópia sua, com o preço de hoje garantido por 7 dias. A simulação de quem enviou não muda.',
  print: 'Imprimir ou salvar em PDF',
  goneTitle: 'Este link não abre mais nenhuma simulação',
  goneText:
    'Quem enviou pode ter removido a simulação, ou o endereço chegou cortado. Peça outro link ou faça a sua simulação, sem cadastro.',
  simulate: 'Fazer uma simulação',
  failedTitle: 'Não conseguimos abrir esta simulação agora.',
  failedText: 'O link continua valendo. Tente de novo em instantes.',
  facts: 'Condições',
  lines: 'O mês, linha por linha',
  total: 'Mensalidade',
};
