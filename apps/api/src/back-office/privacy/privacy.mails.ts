import { type Privacy } from '@site/api-contract';
import { PRIVACY_POLICY_PATH } from '@site/api-contract/site-paths';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { writeMail } from '#platform/mail/mail-template';

/**
 * The last mail to a person whose account is gone: the data that was erased and the data
 * that the law keeps.
 */
export function erasedMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  to: string,
  keeps: Privacy['erasure']['keeps'],
): Mail {
  return writeMail(config, {
    to,
    subject: 'Sua conta foi apagada',
    paragraphs: [
      [
        'Apagamos a sua conta, o cadastro, os documentos, as simulações e os contatos.',
        'As sessões abertas foram encerradas.',
      ],
      ...(keeps.length === 0
        ? [
            [
              'Nada ficou guardado com o seu nome.',
              'Registros de acesso ficam sem o seu nome por 6 meses, como a lei pede.',
            ],
          ]
        : keeps.map(({ what, why }) => `Fica guardado: ${what}. ${why}.`)),
      [
        'Não pediu isso?',
        'Fale com o encarregado pelo tratamento de dados pessoais: o contato está na Política de Privacidade.',
      ],
    ],
    link: {
      label: 'Política de Privacidade',
      path: PRIVACY_POLICY_PATH,
    },
  });
}
