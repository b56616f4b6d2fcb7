import { type ContractDetail } from '@site/api-contract';
import { aContract } from '@site/testing';
import { customerNext } from './customer-next';

const contract = aContract();

describe('what the customer sees next', () => {
  const noSlot = { slot: null, canChooseSlot: false };
  const slot = { day: '2026-12-01', time: '09:00' };
  const late = { since: '2026-11-24', days: 3, amount: 2692.38 };
  const overdue = {
    ...contract.plan.installments[0],
    dueDate: late.since,
    status: 'vencida',
  } as const;
  it.each<[string, Partial<ContractDetail>, Parameters<typeof customerNext>[1], RegExp]>([
    ['to pay', { state: 'contrato_assinado' }, noSlot, /^Pagar: Mensalidade 7/],
    [
      'to choose',
      { state: 'pagamento_confirmado' },
      { ...noSlot, canChooseSlot: true },
      /^Escolher/,
    ],
    ['to wait', { state: 'pagamento_confirmado' }, noSlot, /até 20\/06\/2026\.$/],
    [
      'to come',
      { state: 'entrega_agendada' },
      { ...noSlot, slot },
      /01\/12\/2026, às 09:00\.$/,
    ],
    [
      'to choose another day, since the chosen one has passed',
      { state: 'entrega_agendada' },
      { slot: { day: '2026-11-27', time: '09:00' }, canChooseSlot: true },
      /^A entrega estava marcada para 27\/11\/2026, às 09:00\. Falta escolher outro dia\.$/,
    ],
    [
      'to pay what is late before anything else',
      { state: 'entrega_agendada', late, nextInstallment: overdue as never },
      { ...noSlot, slot },
      /^Pagar em atraso: Mensalidade 1 de \d+, R\$\s2\.692,38, venceu em 24\/11\/2026\.$/,
    ],
    [
      'to pay all that is due that day in one',
      { state: 'ativa', dueWithNext: [{ label: '500 km a mais', open: 350 }] },
      noSlot,
      /R\$\s2\.987,00, vence em 10\/12\/2026\. Inclui 500 km a mais, R\$\s350,00\.$/,
    ],
    [
      'what is paid before it',
      {
        dueBefore: [{ label: 'Multa', open: 130.16, dueDate: '2026-12-02', late: false }],
      },
      noSlot,
      /^Antes: Multa, R\$\s130,16, vencimento 02\/12\/2026\. Pagar: Mensalidade 7/,
    ],
    [
      'nothing, since all is paid',
      {
        nextInstallment: null,
        plan: { ...contract.plan, installments: contract.plan.installments.slice(0, 6) },
      },
      noSlot,
      /^Nada a pagar: todas as parcelas estão pagas\.$/,
    ],
    [
      'nothing before a return that takes back the rest',
      { nextInstallment: null },
      noSlot,
      /^Nada a pagar antes da devolução marcada\.$/,
    ],
    [
      'to bring the car of a withdrawal',
      {
        state: 'cancelada',
        carReturn: {
          kind: 'desistencia',
          slot: { day: '2026-11-27', time: '09:00' },
          bringBy: '2026-11-30',
          isOverdue: false,
          isBack: false,
        },
      },
      noSlot,
      /^Devolver o carro até 30\/11\/2026\. Marcou 27\/11\/2026, às 09:00\.$/,
    ],
    ['the end', { state: 'encerrada', owed: 0 }, noSlot, /^O contrato terminou/],
    [
      'to pay what a contract that is over left',
      { state: 'encerrada', owed: 17_015.46 },
      noSlot,
      /^Pagar o que ficou em aberto: R\$\s17\.015,46\.$/,
    ],
  ])('%s', (_, changes, delivery, sentence) => {
    expect(customerNext({ ...contract, ...changes }, delivery, '2026-12-01')).toMatch(
      sentence,
    );
  });
});
