import { type FileAnswer, type Quote, type Simulation } from '@site/api-contract';
import { formatBRL, formatDateTime, formatKm } from '@site/api-contract/brazil';
import {
  BENEFIT_NOTE,
  benefitLabel,
  benefitSum,
  benefitText,
  coverText,
  decideGuarantee,
  deliveryPromise,
  handoverOf,
  notCoveredText,
  planCondition,
  spareCarDays,
} from '@site/api-contract/pricing';
import { type PdfPart, type PdfSheet, writePdf } from '#platform/files/pdf';
import { sideBySide } from '#platform/files/pdf-columns';
import { brandOf } from '#platform/mail/mail-template';
import { type Ports } from '#platform/ports';
import { PERSON } from './pricing/person-words';
import {
  type BasketRow,
  type SimulationRow,
  toBasket,
  toSimulation,
} from './simulations.repository';

type Chosen = Simulation & { basket: NonNullable<Simulation['basket']> };

/** A simulation on paper, with the figures of its screens. */
export async function simulationPdf(
  ports: Pick<Ports, 'config' | 'clock' | 'drawings'>,
  { simulation, basket }: { simulation: SimulationRow; basket: BasketRow },
): Promise<FileAnswer> {
  const sheet = sheetOf(
    { ...toSimulation(ports, { simulation, basket }), basket: toBasket(ports, basket) },
    ports.clock.now(),
  );
  const bytes = await writePdf(ports.drawings, {
    ...sheet,
    brand: brandOf(ports.config),
  });
  return {
    name: `simulacao-${simulation.code}.pdf`,
    type: 'application/pdf',
    bytes: new Uint8Array(bytes),
  };
}

/** The contents of a simulation's PDF at an instant. */
export function sheetOf(simulation: Chosen, now: Date): Omit<PdfSheet, 'brand'> {
  const { code, clientType, basket } = simulation;
  const { validUntil, priceTable } = basket.quote;
  const isOver = decideGuarantee({ validUntil, now }).kind === 'over';
  return {
    title: `Simulação ${code}`,
    lead: `${basket.versionName}, ${PERSON[clientType]}. ${isOver ? `A garantia deste preço acabou em ${formatDateTime(validUntil)}: o preço de hoje pode ser outro.` : `Preço garantido até ${formatDateTime(validUntil)}.`}`,
    amount: {
      value: `${formatBRL(basket.quote.monthly)}/mês`,
      note: planCondition({ clientType, term: basket.term, km: basket.km }),
    },
    mark: `Simulação ${code} · ${priceTable}`,
    issuedAt: now,
    car: basket,
    parts: [
      ...choiceParts(simulation),
      ...priceParts(simulation),
      ...exitParts(simulation),
      ...coverParts(simulation),
    ],
  };
}

function choiceParts({ place, basket }: Chosen): PdfPart[] {
  const { delivery, deductible } = basket.quote;
  const handover = handoverOf(basket);
  return [
    { heading: 'O que você escolheu' },
    {
      facts: [
        ['Carro', basket.versionName],
        [
          'Motor e câmbio',
          `${basket.engine}, ${basket.gearbox.toLocaleLowerCase('pt-BR')}`,
        ],
        ['Cor', basket.paintName],
        ['Prazo', `${basket.term} meses, preço fixo`],
        ['Km por mês', formatKm(basket.km)],
        ['Opcionais', basket.addOns.map(({ name }) => name).join(', ') || 'Nenhum'],
        ['Entrega para', `${place.city}, ${place.state}`],
        [handover.label, handover.text],
        ['Entrega', deliveryPromise(delivery)],
        ['Franquia do seguro', formatBRL(deductible)],
      ],
    },
  ];
}

function priceParts({ basket: { term, quote } }: Chosen): PdfPart[] {
  const total = ['Total do contrato', formatBRL(quote.contractTotal)];
  return [
    { heading: 'Quanto custa' },
    {
      table: {
        caption: 'O mês, linha por linha',
        head: ['Linha', 'Por mês'],
        rows: quote.lines.map(({ label, monthly }) => [label, formatBRL(monthly)]),
        foot: [['Mensalidade', formatBRL(quote.monthly)]],
        right: [1],
      },
    },
    {
      table: {
        caption: 'O contrato inteiro',
        head: ['Parcela', 'Valor'],
        rows: [
          [
            `${term} mensalidades de ${formatBRL(quote.monthly)}`,
            formatBRL((Math.round(quote.monthly * 100) * term) / 100),
          ],
          ...quote.oneOff.map(({ label, amount }) => [
            `${label}, uma vez`,
            formatBRL(amount),
          ]),
          ...offRow(term, quote),
        ],
        foot: [total],
        right: [1],
      },
    },
    ...campaignParts(quote),
    {
      text: `Cada km acima do pacote custa ${formatBRL(quote.extraKm)}. Os km que sobram num mês valem nos seguintes: o acerto é um só, no fim do contrato. Com o carro, o pacote pode mudar uma vez a cada 6 meses.`,
    },
  ];
}

/** The row that a campaign's amount takes off the whole contract. */
function offRow(term: number, { benefit }: Quote): string[][] {
  return benefit && benefit.km === 0
    ? [[benefitLabel(benefit), benefitSum(benefit, term)]]
    : [];
}

function campaignParts({ benefit }: Quote): PdfPart[] {
  if (!benefit) return [];
  return [
    {
      text: `${benefitLabel(benefit)}: ${benefitText(benefit)}. ${BENEFIT_NOTE}`,
    },
  ];
}

function exitParts({ basket: { quote } }: Chosen): PdfPart[] {
  return [
    { heading: 'Se você sair antes' },
    {
      clause:
        'Sair antes do fim custa 20% das mensalidades dos meses que ainda não começaram, e nunca mais que 4 mensalidades.',
    },
    {
      text: 'Nos 7 dias depois da assinatura, desistir não custa nada. Antes da entrega, sair também não custa nada quando a data prometida já passou. Essa data é adiada pelos dias em que o seu primeiro pagamento atrasar ou em que você demorar a escolher o dia.',
    },
    {
      table: sideBySide({
        caption: 'Custo de sair em cada mês',
        head: ['Mês', 'Você paga'],
        rows: quote.exitCosts.map((cost, index) => [String(index + 1), formatBRL(cost)]),
      }),
    },
  ];
}

function coverParts({ basket: { addOns, fuel, quote } }: Chosen): PdfPart[] {
  const out = notCoveredText({ ...quote, fuel });
  return [
    { heading: 'O que está incluso' },
    { text: coverText(spareCarDays(addOns)) },
    { text: `Não incluso: ${out.charAt(0).toLowerCase()}${out.slice(1)}` },
  ];
}
