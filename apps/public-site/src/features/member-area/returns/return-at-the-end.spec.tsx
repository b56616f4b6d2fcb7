import { screen } from '@testing-library/react';
import { type CarReturn, listReturnSlots } from '@site/api-contract';
import { addDays, formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { aCarReturn, answer, guardConsole } from '@site/testing';
import { factOf, openReturn } from './testing/open-return';

guardConsole();

const overtime = { days: 4, cost: 351.6 };
const times = [{ time: '09:00', free: 2 }];
/** The contract ended on Thursday 22/11/2029; this is the Monday after. */
const afterTheEnd = { day: '2029-11-26', month: 36, cost: 0, overtime, times };

const open = (changes: Partial<CarReturn>) =>
  openReturn(
    aCarReturn({ kind: 'fim', month: 36, cost: 0, ...changes }),
    answer(listReturnSlots, { days: [afterTheEnd] }),
  );

describe('giving the car back at the end', () => {
  it('says at the choice what days after the end cost', async () => {
    const { user } = open({});
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /^Dia/ }),
      '2029-11-26',
    );
    await screen.findByText(
      'Devolver nesse dia custa R$ 351,60: 4 dias depois do fim do contrato, a 1/30 da mensalidade cada um.',
    );
  });

  it('says the same of the day that was booked', async () => {
    const slot = { day: '2029-11-26', time: '09:00' };
    open({ isAsked: true, slot, overtime });
    expect(await factOf('Dias depois do fim')).toBe(
      'R$ 351,60: 4 dias depois do fim do contrato, a 1/30 da mensalidade cada um',
    );
  });

  it('says of a day that has passed that it has, and offers another one', async () => {
    const slot = { day: '2020-11-20', time: '09:00' };
    const { user } = open({ isAsked: true, slot });
    await screen.findByText(
      'Estava marcada para 20/11/2020, sexta-feira, às 09:00. Esse dia passou. Escolha outro.',
    );
    expect(await factOf('Sair hoje')).toBe('Sem custo');
    expect(screen.queryByText(/^Leve o carro/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Escolher outro dia' }));
    await screen.findByRole('combobox', { name: /^Dia/ });
  });

  it('names as the end the last day that costs nothing', async () => {
    const endsOn = addDays(saoPauloDay(new Date()), 40);
    const freeUntil = addDays(endsOn, 2);
    open({ month: 35, endsOn, freeUntil });
    await screen.findByRole('button', {
      name: `Devolver no fim, até ${formatDate(freeUntil)}`,
    });
    screen.getByText(
      `No último mês, até ${formatDate(freeUntil)}, não há custo de saída.`,
    );
  });

  it('says no cost of an end that is not offered', async () => {
    const endsOn = addDays(saoPauloDay(new Date()), 10);
    open({ month: 36, endsOn, freeUntil: endsOn });
    await screen.findByRole('combobox', { name: /^Dia/ });
    expect(screen.queryByText(/^No último mês/)).toBeNull();
  });
});
