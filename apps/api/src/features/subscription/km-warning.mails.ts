import { formatDate, formatKm, type IsoDate } from '@site/contracts/brazil';
import { memberContractPath } from '@site/contracts/site-paths';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { reais } from '#platform/mail/mail-money';
import { writeMail } from '#platform/mail/mail-template';
import { type ContractRow } from '../contracts/contracts.repository';

/** Where the pace leads, what that costs, and the two ways to pay for it month by month. */
export function kmWarningMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  {
    to,
    contract: { id, number },
    endsOn,
    total,
    forecast,
  }: {
    to: string;
    contract: Pick<ContractRow, 'id' | 'number'>;
    endsOn: IsoDate;
    /** Km of the contract. */
    total: number;
    /** Km at the end, those beyond the contract, and their cost in reais. */
    forecast: { km: number; extraKm: number; cost: number };
  },
): Mail {
  return writeMail(config, {
    to,
    subject: `Contrato ${number}: faltarão ${formatKm(forecast.extraKm)} no ritmo atual`,
    paragraphs: [
      [
        `No ritmo atual, você chega ao fim do contrato, em ${formatDate(endsOn)}, com ${formatKm(forecast.km)}.`,
        `Ele tem ${formatKm(total)}:`,
        `faltarão ${formatKm(forecast.extraKm)}, ${reais(forecast.cost)} no acerto do fim.`,
      ],
      [
        'Não é preciso fazer nada agora.',
        'Se preferir pagar aos poucos, compre km pelo mesmo preço ou troque o pacote na área logada.',
      ],
      'Este aviso vai uma vez só. A previsão muda a cada leitura do hodômetro.',
    ],
    link: { label: 'Ver banco de km', path: `${memberContractPath(id)}#contrato-km` },
  });
}
