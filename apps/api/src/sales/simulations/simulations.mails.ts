import { formatCount, formatDateTime } from '@site/api-contract/brazil';
import {
  benefitInReais,
  benefitRows,
  decideGuarantee,
  deliveryPromise,
  handoverOf,
} from '@site/api-contract/pricing';
import { sharedSimulationPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { writeMail } from '#platform/mail/mail-template';
import { type Ports } from '#platform/ports';
import { countDeliveryDay } from '../../catalog/stock/delivery-day';
import { PERSON } from './pricing/person-words';
import { shareKeys } from './sharing.service';
import { type BasketRow, type SimulationRow } from './simulations.repository';

/**
 * The simulation in words, with the link that opens it on any device. The token is behind
 * `#`, so no server logs it.
 */
export function simulationMail(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  to: string,
  simulation: SimulationRow,
  basket: BasketRow,
): Mail {
  const { choice, paint, quote, term, km, validUntil } = basket;
  const now = clock.now();
  const handover = handoverOf(choice);
  const isOver = decideGuarantee({ validUntil, now }).kind === 'over';
  const monthly = money(quote.monthlyCentavos);
  return writeMail(config, {
    car: { modelSlug: choice.modelSlug, paint },
    to,
    subject: `Simulação ${simulation.code}: ${choice.modelName} por ${monthly} por mês`,
    paragraphs: [
      [
        `${choice.versionName}, ${choice.paintName}.`,
        `Preço de ${PERSON[simulation.clientType]}, para entregar em ${simulation.city}, ${simulation.state}.`,
      ],
      isOver
        ? `A garantia deste preço acabou em ${formatDateTime(validUntil)}: o preço de hoje pode ser outro.`
        : [
            `O preço está garantido até ${formatDateTime(validUntil)}.`,
            'Depois disso, recalculamos e mostramos o que mudou.',
          ],
      'O PDF em anexo traz o mês linha por linha, o contrato inteiro e o custo de sair em cada mês.',
    ],
    facts: [
      ['Mensalidade', monthly],
      ...benefitRows(quote.benefit && benefitInReais(quote.benefit)),
      ['Prazo', `${term} meses`],
      ['Km por mês', formatCount(km)],
      ['Opcionais', choice.addOns.map(({ name }) => name).join(', ') || 'Nenhum'],
      [handover.label, handover.text],
      ['Entrega', deliveryPromise(countDeliveryDay(quote.delivery, now))],
      ['Total do contrato', money(quote.contractTotalCentavos)],
    ],
    note: 'Enviamos este e-mail a pedido de alguém que simulou no site. Se não foi você, pode ignorar.',
    link: {
      label: 'Abrir a simulação',
      path: sharedSimulationPath(shareKeys(config, simulation, basket), {
        modelSlug: choice.modelSlug,
        paint,
      }),
    },
  });
}
