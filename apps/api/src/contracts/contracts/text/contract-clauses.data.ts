import { type ContractPart, type ContractSection } from '@site/api-contract';
import { formatCount, formatKm } from '@site/api-contract/brazil';
import { BRING_BACK_DAYS } from '@site/api-contract/driving';
import {
  benefitInReais,
  benefitLabel,
  benefitText,
  exitCostCentavos,
  offContract,
} from '@site/api-contract/pricing';
import { lateCredit } from '../../deliveries/delivery.rules';
import { UNDUE_PERCENT_A_MONTH } from '../../ledger/undue.rules';
import { withdrawableUntil } from '../contract.rules';
import { lifeClauses } from './contract-clauses-of-use.data';
import {
  day,
  exitCosts,
  hasAddOn,
  isOfCompany,
  money,
  type TextFacts,
} from './text-facts';

/**
 * Change it with every word of a contract, here and in `contract-clauses-of-use.data.ts`:
 * a signed contract names the version of its text.
 */
export const TEXT_VERSION = '2026-12-02';

const WAYS_TO_PAY = {
  pix: 'por Pix',
  boleto: 'por boleto',
  cartao: 'no cartão de crédito',
} as const satisfies Record<TextFacts['paymentMethod'], string>;

/** All clauses in their order. A clause that limits the customer is marked as such. */
export function contractClauses(facts: TextFacts): ContractSection[] {
  return [
    parties(facts),
    plan(facts),
    price(facts),
    payment(facts),
    late(),
    withdrawal(facts),
    delivery(facts),
    leaving(facts),
    ...lifeClauses(facts),
  ];
}

function whoSigns({
  personType,
  name,
  document,
  signer,
}: TextFacts['customer']): [string, string][] {
  if (personType === 'PF')
    return [
      ['Quem assina', name],
      ['CPF', document],
    ];
  const company: [string, string][] = [
    ['Empresa contratante', name],
    ['CNPJ', document],
  ];
  return signer
    ? [
        ...company,
        ['Quem assina por ela', signer.name],
        ['CPF de quem assina', signer.cpf],
      ]
    : company;
}

function parties(facts: TextFacts): ContractSection {
  const { customer, company, handover } = facts;
  const { signer } = customer;
  return {
    key: 'partes',
    title: 'Quem contrata',
    parts: [
      {
        facts: [
          ...whoSigns(customer),
          ['Endereço', customer.address ?? 'O do cadastro'],
          ['E-mail', customer.email],
          ...(customer.phone ? [['Celular', customer.phone] as [string, string]] : []),
          ['Locadora', `${company.name}, CNPJ ${company.document}`],
          ['Sede', company.address],
          ['Atendimento', `${company.phone} e ${company.email}`],
          [handover.label, handover.text],
        ],
      },
      {
        text: `Neste contrato, “nós” é a locadora, a ${company.name}, e “você” é ${isOfCompany(facts) ? `a empresa contratante${signer ? `, representada por ${signer.name}, do seu quadro de sócios` : ''}` : 'quem assina'}.`,
      },
    ],
  };
}

function plan(facts: TextFacts): ContractSection {
  const { addOns } = facts;
  return {
    key: 'carro',
    title: 'O carro e o plano',
    parts: [
      {
        facts: [
          ['Carro', facts.versionName],
          ['Motor', facts.engine],
          ['Cor', facts.paintName],
          ['Prazo', `${facts.term} meses, contados do dia da entrega`],
          ['Km', `${formatKm(facts.km)} por mês`],
          ['Opcionais', addOns.map(({ name }) => name).join(', ') || 'Nenhum'],
        ],
      },
      {
        text: 'O carro chega zero, emplacado e licenciado. Ele é nosso do primeiro ao último dia: você tem o uso, e a perda de valor com o tempo é conta nossa.',
      },
    ],
  };
}

function price(facts: TextFacts): ContractSection {
  const { term, monthlyCentavos, oneOff, lines } = facts;
  return {
    key: 'preco',
    title: 'Quanto custa',
    parts: [
      {
        table: {
          caption: 'O mês, linha por linha',
          head: ['Linha', 'Por mês'],
          rows: lines.map(({ label, centavos }) => [label, money(centavos)]),
          foot: [['Mensalidade', money(monthlyCentavos)]],
        },
      },
      {
        table: {
          caption: 'O contrato inteiro',
          head: ['Parcela', 'Valor'],
          rows: [
            [
              `${term} mensalidades de ${money(monthlyCentavos)}`,
              money(monthlyCentavos * term),
            ],
            ...oneOff.map(({ label, centavos }) => [
              `${label}, uma vez`,
              money(centavos),
            ]),
            ...offRow(facts),
          ],
          foot: [['Total do contrato', money(facts.totalCentavos)]],
        },
      },
      ...campaignParts(facts),
      {
        text: `O preço é fixo: não há reajuste, taxa de adesão nem caução. Ele vem da simulação ${facts.simulationCode} (tabela de preços: ${facts.priceTable}). Se impostos ou taxas mudarem durante o contrato, a mensalidade continua a mesma: a diferença fica com a gente. Só muda se você pedir outro plano e confirmar a mudança por escrito.`,
      },
    ],
  };
}

/** The row that a campaign's amount takes off the whole contract. */
function offRow({ term, benefit }: TextFacts): string[][] {
  const off = offContract(benefit, term);
  return benefit && off > 0 ? [[benefitLabel(benefit), `menos ${money(off)}`]] : [];
}

/** The benefit of a campaign and its effect on the other clauses; nothing without one. */
function campaignParts({ benefit }: TextFacts): ContractPart[] {
  if (!benefit) return [];
  const given = `${benefitLabel(benefit)}: ${benefitText(benefitInReais(benefit))}.`;
  return [
    {
      text:
        benefit.km > 0
          ? `${given} Esses km entram na soma do contrato desde o primeiro dia, também se você sair antes ou mudar o pacote.`
          : `${given} O custo de sair, o crédito por atraso na entrega e a mudança de pacote de km são calculados pela mensalidade sem esse desconto; a perda do carro, pela mensalidade com ele. O desconto que você já teve não é cobrado de volta.`,
    },
  ];
}

function payment(facts: TextFacts): ContractSection {
  const { firstPayment, dueDay, paymentMethod } = facts;
  return {
    key: 'pagamento',
    title: 'Como você paga',
    parts: [
      {
        text: `Você escolheu pagar ${WAYS_TO_PAY[paymentMethod]}. A primeira parcela, de ${money(firstPayment.centavos)}, vence em ${day(firstPayment.dueOn)}, o dia útil depois da assinatura. Ela paga o primeiro mês com o carro. Antes dela nada é cobrado.`,
      },
      {
        text: `As outras vencem no dia ${dueDay}, uma por mês, depois do primeiro mês com o carro. Quando o dia cai em fim de semana ou feriado nacional, o vencimento passa para o próximo dia útil, sem acréscimo.`,
      },
      {
        text: `O que for cobrado a mais ou por engano é devolvido. Se você já tiver pago uma cobrança indevida, a devolução é em dobro, com correção de ${formatCount(UNDUE_PERCENT_A_MONTH)}% ao mês, contada por dia desde o pagamento, salvo engano justificável (CDC, art. 42).`,
      },
    ],
  };
}

function late(): ContractSection {
  return {
    key: 'atraso',
    title: 'Se você atrasar',
    parts: [
      {
        clause:
          'A parcela atrasada recebe multa de 2%, uma vez, e juros de 1% ao mês, contados por dia. Nada mais é somado.',
      },
      {
        text: 'Avisamos por escrito antes de qualquer outra medida. Nenhum sistema encerra um contrato por atraso: depois do último aviso, uma pessoa decide, e você pode falar com ela antes.',
      },
      {
        clause: `Se a dívida continuar depois do último aviso, podemos encerrar o contrato e pedir o carro de volta. Ele volta em até ${BRING_BACK_DAYS} dias do encerramento, ou no dia útil seguinte; se não houver horário livre até lá, vale o primeiro que houver. Até o carro voltar, as mensalidades continuam; mês que não tiver começado no dia da devolução não é cobrado. Vale então o custo de sair do mês em que isso acontecer, o mesmo da tabela deste contrato.`,
      },
    ],
  };
}

function withdrawal({ company, ...terms }: TextFacts): ContractSection {
  return {
    key: 'desistencia',
    title: 'Desistir em 7 dias',
    parts: [
      {
        text: `Você pode desistir sem pagar nada e sem dizer por quê até ${day(withdrawableUntil(terms))}, às 23:59:59, no horário de Brasília (CDC, art. 49). O dia 1 é o seguinte ao da assinatura.`,
      },
      {
        text: `Tudo o que tiver sido pago é devolvido. Se o carro já estiver com você, devolva em até ${BRING_BACK_DAYS} dias da desistência, ou no dia útil seguinte, marcando no site o dia de levá-lo à loja. Se não houver horário livre até lá, vale o primeiro que houver. Os km rodados não são cobrados, e danos seguem a cláusula Devolução. A devolução do dinheiro não espera pelo carro. Se o site estiver fora do ar, o pedido vale do mesmo jeito pelo ${company.phone} ou por ${company.email}.`,
      },
    ],
  };
}

function delivery(facts: TextFacts): ContractSection {
  const { promisedOn, monthlyCentavos } = facts;
  const home = isOfCompany(facts) ? 'no endereço da empresa contratante' : 'na sua casa';
  const where = hasAddOn(facts, 'entrega-em-casa') ? home : 'na loja';
  return {
    key: 'entrega',
    title: 'Entrega e promessa',
    parts: [
      {
        text: `Você recebe o carro até ${day(promisedOn)}, ${where}, com a CNH de quem vai receber e depois de paga a primeira parcela.`,
      },
      {
        text: `Cada dia de atraso nosso vira um crédito de 1/30 da mensalidade (${money(lateCredit(monthlyCentavos, 1))} por dia), até uma mensalidade inteira. Ele entra sozinho na primeira parcela ainda aberta.`,
      },
      {
        text: 'Passada a data prometida sem o carro, você pode sair sem custo, com devolução do que pagou.',
      },
      {
        clause:
          'Adiam essa data, e não contam como atraso nosso, os dias em que o seu primeiro pagamento atrasar, os que você levar para escolher o dia da entrega e os que passarem do primeiro dia livre até o que você escolher.',
      },
    ],
  };
}

function leaving(facts: TextFacts): ContractSection {
  const beforeDelivery = exitCostCentavos(facts.monthlyCentavos, facts.term, 0);
  return {
    key: 'saida',
    title: 'Sair antes do fim',
    parts: [
      {
        clause:
          'Sair antes do fim custa 20% de cada mensalidade que ainda não começou, com limite de 4 mensalidades.',
      },
      {
        text: `Conta o mês em que o carro volta, no dia que você marca na área logada. O valor de cada mês está na tabela. É o mesmo cálculo do simulador, com os opcionais. Antes da entrega, sair custa ${money(beforeDelivery)}; passada sem o carro a data da cláusula Entrega e promessa, nada.`,
      },
      {
        table: {
          caption: 'Custo de sair em cada mês do contrato',
          head: ['Mês', 'Você paga'],
          rows: exitCosts(facts).map((cost, index) => [String(index + 1), money(cost)]),
        },
      },
    ],
  };
}
