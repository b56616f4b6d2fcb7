import { screen, waitFor } from '@testing-library/react';
import {
  changeDueDay,
  type ContractDetail,
  getContract,
  IDEMPOTENCY_HEADER,
} from '@site/api-contract';
import { UUID } from '@site/api-contract/uuid';
import { aContract, answer, guardConsole, refuse } from '@site/testing';
import { openContract } from './testing/open-contract';

guardConsole();

const openDueDay = (...[changes, answers]: Parameters<typeof openContract>) =>
  openContract(changes, answers, '/pagar');

describe('another due day', () => {
  it('is sent with the installment that was shown', async () => {
    const { user, transport } = openDueDay({}, [
      answer(changeDueDay, aContract({ terms: { ...aContract().terms, dueDay: 20 } })),
    ]);
    await screen.findByText(
      'Vale a partir da mensalidade 8; as anteriores e o que já foi cobrado, como km comprados, ficam no dia combinado.',
    );
    await user.selectOptions(screen.getByLabelText('Novo dia'), 'Dia 20');
    await user.click(screen.getByRole('button', { name: 'Mudar para o dia 20' }));
    await waitFor(() => expect(transport.requestsOf(changeDueDay)).toHaveLength(1));
    const [sent] = transport.requestsOf(changeDueDay);
    expect(sent?.headers.get(IDEMPOTENCY_HEADER)).toMatch(UUID);
    expect(sent?.body).toEqual({
      dueDay: 20,
      fromInstallment: 8,
    });
  });

  it('names the first installment of the chosen day, and its date', async () => {
    const { user, transport } = openDueDay(
      { dueDayChanges: [{ dueDay: 25, fromInstallment: 9, dueOn: '2027-06-25' }] },
      [answer(changeDueDay, aContract())],
    );
    await user.selectOptions(await screen.findByLabelText('Novo dia'), 'Dia 25');
    screen.getByText(
      'Vale a partir da mensalidade 9, que vence em 25/06/2027; as anteriores e o que já foi cobrado, como km comprados, ficam no dia combinado.',
    );
    await user.click(screen.getByRole('button', { name: 'Mudar para o dia 25' }));
    await waitFor(() =>
      expect(transport.requestsOf(changeDueDay)[0]?.body).toEqual({
        dueDay: 25,
        fromInstallment: 9,
      }),
    );
  });

  it.each([
    [
      '2026-12-11',
      'Você pode mudar de novo a partir de 11/12/2026, quando ela é cobrada.',
    ],
    [null, 'Você pode mudar de novo depois que ela for cobrada.'],
  ])(
    'that waits for its first installment (%s) says so in place of the form',
    async (againOn, again) => {
      openDueDay({ dueDayPending: { dueDay: 20, fromInstallment: 8, againOn } }, []);
      await screen.findByText(
        `O vencimento já muda para o dia 20 a partir da mensalidade 8. ${again}`,
      );
      expect(screen.queryByLabelText('Novo dia')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Mudar o dia' })).toBeNull();
    },
  );

  it('is not changed before a day was chosen', async () => {
    const { user, transport } = openDueDay({}, [answer(changeDueDay, aContract())]);
    await user.click(await screen.findByRole('button', { name: 'Mudar o dia' }));
    await screen.findByText('Escolha o novo dia.');
    expect(screen.getByLabelText('Novo dia').getAttribute('aria-invalid')).toBe('true');
    expect(transport.requestsOf(changeDueDay)).toEqual([]);
  });

  it('that is saved takes the focus from its button, which goes away with the form', async () => {
    let change: Partial<ContractDetail> = {};
    const pending = { dueDay: 20, fromInstallment: 8, againOn: '2026-12-11' };
    const { user } = openDueDay({}, [
      answer(getContract, () => aContract(change)),
      answer(changeDueDay, () => {
        change = { dueDayPending: pending };
        return aContract(change);
      }),
    ]);
    await user.selectOptions(await screen.findByLabelText('Novo dia'), 'Dia 20');
    await user.click(screen.getByRole('button', { name: 'Mudar para o dia 20' }));
    await screen.findByText(/^O vencimento já muda para o dia 20/);
    expect(screen.queryByLabelText('Novo dia')).toBeNull();
    expect(document.activeElement?.textContent).toBe(
      'Pronto: vence todo dia 20 da mensalidade 8 em diante.',
    );
  });

  it('that is refused is said below the button', async () => {
    const message = 'A parcela 8 já foi cobrada. Agora a mudança vale a partir da 9.';
    const { user } = openDueDay({}, [refuse(changeDueDay, 409, { message })]);
    await user.selectOptions(await screen.findByLabelText('Novo dia'), 'Dia 20');
    await user.click(screen.getByRole('button', { name: 'Mudar para o dia 20' }));
    await screen.findByText(message);
  });
});
