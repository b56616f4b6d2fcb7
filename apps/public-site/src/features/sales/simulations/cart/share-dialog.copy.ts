import { type Basket, type ClientType } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { planCondition } from '@site/api-contract/pricing';
import { money } from '../core/simulation.copy';

export const shareCopy = {
  title: (model: string) => `Enviar a simulação do ${model}`,
  lead: 'Quem receber vê o carro, o preço e as condições. Só você pode mudar ou assinar esta simulação.',
  email: 'E-mail de quem vai receber',
  send: 'Enviar por e-mail',
  sending: 'Enviando...',
  sent: (email: string) => `Enviamos a simulação para ${email}.`,
  failed: 'Não conseguimos enviar agora. Confira o e-mail e tente de novo em instantes.',
  orLink: 'Ou mande o link',
  link: 'Link da simulação',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  notCopied: 'O navegador não deixou copiar. Selecione o link e copie.',
  whatsApp: 'Enviar pelo WhatsApp',
  open: 'Ver como quem recebe, ou imprimir',
  noLink: 'Não conseguimos criar o link agora.',
  /** Text of the WhatsApp message, before the link. */
  message: (
    { versionName, paintName, term, km, quote }: Basket,
    {
      clientType,
      isGuaranteed,
      url,
    }: { clientType: ClientType; isGuaranteed: boolean; url: string },
  ) =>
    [
      `${versionName}, ${paintName}: ${money(quote.monthly)} por mês (${planCondition({ clientType, term, km })}).`,
      ...(isGuaranteed ? [`Preço garantido até ${formatDate(quote.validUntil)}.`] : []),
      url,
    ].join(' '),
};
