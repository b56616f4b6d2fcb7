import { type NextMaintenance } from '@site/api-contract';
import { formatDate, formatKm } from '@site/api-contract/brazil';
import { memberWorkshopPath } from '@site/api-contract/site-paths';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { writeMail } from '#platform/mail/mail-template';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';

/** Asks for the day of a maintenance that is near, or overdue where nobody was reminded. */
export function maintenanceMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  {
    to,
    contract: { id, number, terms },
    next: { number: place, dueOn, dueKm, expectedOn, state },
  }: {
    to: string;
    contract: Pick<ContractRow, 'id' | 'number' | 'terms'>;
    next: Pick<NextMaintenance, 'number' | 'dueOn' | 'dueKm' | 'expectedOn' | 'state'>;
  },
): Mail {
  const isLate = state === 'overdue';
  const limits = `${formatDate(dueOn)} ou ${formatKm(dueKm)}, o que vier antes`;
  return writeMail(config, {
    car: terms,
    to,
    subject: isLate
      ? `Contrato ${number}: a revisão do seu carro está atrasada`
      : `Contrato ${number}: marque a revisão do seu carro`,
    paragraphs: [
      [
        isLate
          ? `A ${place}ª revisão do ${terms.modelName} era até ${limits}.`
          : `A ${place}ª revisão do ${terms.modelName} é até ${limits}.`,
        ...(expectedOn && !isLate
          ? [`No seu ritmo, o painel chega lá por volta de ${formatDate(expectedOn)}.`]
          : []),
      ],
      'Você não paga nada: peças e mão de obra das revisões preventivas estão na mensalidade.',
      'Escolha na sua área a loja e o dia.',
    ],
    link: { label: 'Marcar revisão', path: memberWorkshopPath(id) },
  });
}
