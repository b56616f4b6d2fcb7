/** Visible texts about moving the delivery to another dealership. */
export const deliveryStoreCopy = {
  title: 'Mudou de cidade?',
  text: 'Você pode pegar o carro em outra loja enquanto a loja de agora não começou a prepará-lo. A data prometida e a mensalidade ficam como estão.',
  slot: 'O dia que você marcou é desmarcado, e você escolhe outro na loja nova.',
  address: 'O endereço do cadastro não muda sozinho: se ele também é outro, altere em',
  toData: 'Seus dados',
  label: 'Loja da entrega',
  choose: 'Escolha a loja',
  missing: 'Escolha outra loja.',
  submit: 'Trocar a loja',
  pending: 'Trocando...',
  failed: 'Não conseguimos trocar a loja agora. Tente de novo em instantes.',
  moved: (store: string) => `Pronto: a loja da entrega agora é ${store}.`,
} as const;
