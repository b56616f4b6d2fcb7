import { DEALER_SIGN_IN_PATH } from '@site/contracts/site-paths';
import { type Config } from '../../platform/config';
import { type Mail } from '../../platform/mail/mail';
import { writeMail } from '../../platform/mail/mail-template';

type MailConfig = Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>;

/** Tells a seller that their access has ended, or that they have it again. */
export function accessMail(
  config: MailConfig,
  { to, act }: { to: string; act: 'ended' | 'restored' },
): Mail {
  if (act === 'ended')
    return writeMail(config, {
      to,
      subject: 'Seu acesso ao portal foi encerrado',
      paragraphs: [
        'Sua conta de vendedor não entra mais no portal da concessionária, e as sessões abertas foram encerradas.',
        'Os atendimentos que você dividia com clientes terminaram; os clientes ficam com as simulações deles.',
      ],
      note: 'Achou estranho? Fale com a gerência da sua loja.',
    });
  return writeMail(config, {
    to,
    subject: 'Seu acesso ao portal voltou',
    paragraphs: [
      'Sua conta de vendedor voltou a entrar no portal da concessionária, com a mesma senha e os mesmos links.',
    ],
    link: { label: 'Entrar no portal', path: DEALER_SIGN_IN_PATH },
  });
}
