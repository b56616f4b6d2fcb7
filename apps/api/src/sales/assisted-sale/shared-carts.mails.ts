import { formatDateTime, storeIn } from '@site/api-contract/brazil';
import { assistedCartPath, invitationPath } from '@site/api-contract/site-paths';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { writeMail } from '#platform/mail/mail-template';
import { type SharedCartRow } from './shared-carts.repository';

type StoreOf = Pick<SharedCartRow, 'dealershipName' | 'dealershipPlace'>;

const storeOf = ({ dealershipName, dealershipPlace }: StoreOf) =>
  storeIn(dealershipName ?? '', dealershipPlace);

/**
 * A seller's invitation. It holds no text that the seller typed, so that it can't carry
 * words to other people.
 */
export function invitationMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  to: string,
  invited: StoreOf & Pick<SharedCartRow, 'sellerName' | 'codeExpiresAt'>,
  code: string,
): Mail {
  const { sellerName, codeExpiresAt } = invited;
  const store = storeOf(invited);
  return writeMail(config, {
    to,
    subject: `${sellerName}, da ${store}, preparou uma simulação para você`,
    paragraphs: [
      `${sellerName}, da concessionária ${store}, preparou uma simulação de carro por assinatura e convida você a decidir junto.`,
      [
        'Pelo link você vê os carros e os preços antes de responder.',
        'O vendedor só entra no seu carrinho se você aceitar,',
        'e você encerra quando quiser.',
      ],
      `O link vale até ${formatDateTime(codeExpiresAt ?? new Date(0))} e só aceita uma resposta.`,
    ],
    link: { label: 'Ver a simulação', path: invitationPath(code) },
    note: 'Não compartilhe este link. Se você não esperava este e-mail, pode ignorar.',
  });
}

type Accepted = StoreOf &
  Pick<SharedCartRow, 'id' | 'expiresAt'> & {
    /** Models in the cart now, with the codes of their simulations. */
    cars: readonly string[];
  };

/**
 * Tells the seller that the customer let them in. It does not name the customer; the cart
 * does, until the sharing ends.
 */
export function acceptedMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  to: string,
  { id, expiresAt, cars, ...store }: Accepted,
): Mail {
  return writeMail(config, {
    to,
    subject: 'Um cliente aceitou o atendimento com você',
    paragraphs: [
      `Um cliente aceitou dividir o carrinho com você, pela concessionária ${storeOf(store)}.`,
      cars.length > 0 && `No carrinho: ${cars.join(', ')}.`,
      [
        'O que você mudar aparece na hora para o cliente e fica no histórico.',
        'O cliente encerra quando quiser.',
      ],
      `O atendimento vale até ${formatDateTime(expiresAt)}.`,
    ],
    link: { label: 'Abrir o atendimento', path: assistedCartPath(id) },
  });
}
