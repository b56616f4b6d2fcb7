import { formatDate, formatKm, type IsoDate } from '@site/api-contract/brazil';
import { memberKmPath } from '@site/api-contract/site-paths';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { money, reais } from '#platform/mail/mail-money';
import { writeMail } from '#platform/mail/mail-template';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { type BiggerPackage } from './km-swap.rules';

/** Days until a customer is warned again, if a newer reading says the same. */
export const WARNED_AGAIN_DAYS = 90;

/**
 * The forecast of the km, its cost, and beside it the next larger package with its price
 * and km; without the package where it can't be changed.
 */
export function kmWarningMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  {
    to,
    contract: { id, number, terms },
    endsOn,
    total,
    forecast,
    daysOfUse,
    bigger,
  }: {
    to: string;
    contract: Pick<ContractRow, 'id' | 'number' | 'terms'>;
    endsOn: IsoDate;
    /** Km of the contract. */
    total: number;
    /** Km at the end, the part beyond the contract, and its cost in reais. */
    forecast: { km: number; extraKm: number; cost: number };
    daysOfUse: number;
    bigger: BiggerPackage | null;
  },
): Mail {
  return writeMail(config, {
    car: terms,
    to,
    subject: `Contrato ${number}: nesse ritmo, você passa ${formatKm(forecast.extraKm)} do pacote`,
    paragraphs: [
      [
        `Previsão com ${daysOfUse} dias de uso: você chega ao fim do contrato, em ${formatDate(endsOn)}, com ${formatKm(forecast.km)}.`,
        `Ele tem ${formatKm(total)}.`,
        `Os ${formatKm(forecast.extraKm)} a mais custam ${reais(forecast.cost)}, e só no fim.`,
      ],
      [
        'Não é preciso fazer nada agora.',
        'Se preferir pagar aos poucos, compre km pelo mesmo preço na área logada.',
        ...(bigger ? [`Ou troque o pacote: ${biggerSentence(bigger)}`] : []),
      ],
      `A previsão muda a cada leitura do hodômetro. Se ela continuar assim, avisamos de novo daqui a ${WARNED_AGAIN_DAYS} dias.`,
    ],
    link: { label: 'Ver banco de km', path: memberKmPath(id) },
  });
}

const biggerSentence = ({ km, moreCentavos, from, months, moreKm }: BiggerPackage) =>
  `o de ${formatKm(km)} por mês custa ${money(moreCentavos)} a mais por mês a partir da mensalidade ${from.number}. Até o fim são ${money(moreCentavos * months)}, por mais ${formatKm(moreKm)}.`;
