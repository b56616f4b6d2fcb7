import { type ContractNumber } from '@site/api-contract';
import { formatKm } from '@site/api-contract/brazil';
import { offContract, offInstallment } from '@site/api-contract/pricing';
import { givenKm, withdrawableUntil } from '../contract.rules';
import { day, exampleMonth, exitCosts, money, type TextFacts } from '../text/text-facts';

/**
 * Ten facts in numbers about a contract, in the order in which a customer asks for them.
 */
export function contractNumbers(facts: TextFacts): ContractNumber[] {
  const { term, km, monthlyCentavos, oneOff, firstPayment, dueDay, benefit } = facts;
  const month = exampleMonth(term);
  const once = oneOff.map(({ label, centavos }) => `${label}, ${money(centavos)}`);
  return [
    {
      key: 'mensalidade',
      label: 'Mensalidade',
      value: money(monthlyCentavos),
      note: monthlyNote(facts),
    },
    {
      key: 'prazo',
      label: 'Prazo',
      value: `${term} meses`,
      note: 'Contados da entrega.',
    },
    {
      key: 'total',
      label: 'Total do contrato',
      value: money(facts.totalCentavos),
      note: `${term} mensalidades${once.length > 0 ? ` e, uma vez, ${once.join(' e ')}` : ''}${offContract(benefit, term) > 0 ? `, menos ${money(offContract(benefit, term))} da campanha` : ''}.`,
    },
    {
      key: 'km',
      label: 'Km por mês',
      value: formatKm(km),
      note: `${formatKm(km * term + givenKm(facts))} no contrato inteiro${givenKm(facts) > 0 ? `, com ${formatKm(givenKm(facts))} da campanha` : ''}.`,
    },
    {
      key: 'km-extra',
      label: 'Km extra',
      value: `${money(facts.extraKmCentavos)} cada`,
      note: 'Um acerto só, no fim.',
    },
    {
      key: 'primeira-parcela',
      label: 'Primeira parcela',
      value: money(firstPayment.centavos),
      note: `Vence em ${day(firstPayment.dueOn)}${once.length > 0 ? `, com ${once.join(' e ')}` : ''}.`,
    },
    {
      key: 'vencimento',
      label: 'Vencimento das outras',
      value: `Dia ${dueDay}`,
      note: 'Depois do primeiro mês com o carro.',
    },
    {
      key: 'entrega',
      label: 'Entrega prometida',
      value: `Até ${day(facts.promisedOn)}`,
      note: 'Cada dia de atraso vira crédito.',
    },
    {
      key: 'saida',
      label: `Sair no mês ${month}`,
      value: money(exitCosts(facts)[month - 1] ?? 0),
      note: 'A tabela de todos os meses está em “Sair antes do fim”.',
    },
    {
      key: 'desistencia',
      label: 'Desistir sem pagar nada',
      value: `Até ${day(withdrawableUntil(facts))}`,
      note: 'Às 23:59, com devolução do que foi pago.',
    },
  ];
}

function monthlyNote({ monthlyCentavos, benefit }: TextFacts): string {
  if (!benefit || benefit.months === 0) return 'A mesma do primeiro ao último mês.';
  const less = money(monthlyCentavos - offInstallment(benefit, 1));
  const first = benefit.months === 1 ? 'na primeira' : `nas ${benefit.months} primeiras`;
  return `${less} ${first}, pela campanha ${benefit.code}.`;
}
