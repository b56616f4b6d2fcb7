import { formatCount } from '@site/api-contract/brazil';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { costOf } from '../return.rules';
import { linkTo } from '../returns.mails';
import { type ReturnFacts } from '../returns.repository';

/** The code, and everything that telling it confirms. */
export function returnCodeMail(
  config: MailConfig & Pick<Config, 'PIN_MINUTES'>,
  facts: ReturnFacts,
  { odometerKm, pin }: { odometerKm: number; pin: string },
): Mail {
  const { customer, photos, damages } = facts;
  return writeMail(config, {
    car: facts.contract.terms,
    to: customer.email,
    subject: 'Código para devolver o seu carro',
    paragraphs: [
      'Diga este código de 6 números à loja só se os km, as fotos e os danos abaixo estiverem certos:',
      'As fotos e os danos estão na sua área. Dizer o código não é aceitar os danos: você pode contestar depois.',
      `O código vale por ${config.PIN_MINUTES} minutos e só pode ser usado uma vez. Se a loja mudar os km ou os danos, você recebe outro.`,
    ],
    code: pin,
    facts: [
      ['Km no painel', formatCount(odometerKm)],
      ['Fotos', formatCount(photos.length)],
      ['Danos', damages.length === 0 ? 'Nenhum' : formatCount(damages.length)],
      ...damages.map(({ id, label, centavos }): [string, string] => [
        label,
        `${money(centavos)} de orçamento, ${money(costOf(facts, id))} para você`,
      ]),
    ],
    link: linkTo(facts),
    note: 'Não está devolvendo o carro? Não passe o código a ninguém.',
  });
}
