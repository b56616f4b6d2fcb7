import { screen, within } from '@testing-library/react';
import { closeOddEvent, listBankCharges } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, guardConsole } from '@site/testing';
import { routes } from '../../../../app/routes';
import { answers, contract, PAGE, viewer } from '../testing/contract-page';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);

describe('what the bank told that can not be true', () => {
  it('stands on the page of its contract, with a refund that nothing holds', async () => {
    const bank = answer(listBankCharges, {
      items: [],
      oddEvents: [
        {
          ...{ id: 'evt_1', kind: 'payment.received', why: 'amount' },
          facts: [{ name: 'centavos', value: '900719925474' }],
          receivedAt: '2026-11-09T14:02:00.000Z',
        },
      ],
      unheldRefund: 312.5,
    });
    open(PAGE, {
      viewer,
      answers: [...answers().filter(({ call }) => call !== listBankCharges), bank],
    });
    const odd = await screen.findByRole('region', {
      name: 'Avisos do banco que não conferem',
    });
    expect(within(odd).getByRole('listitem').textContent).toBe(
      'Valor que não confere com a cobrançaChegou em 09/11/2026, 11:02 (payment.received)centavos: 900719925474Encerrar o aviso',
    );
    screen.getByText(
      'R$ 312,50 a devolver que nenhum pagamento no banco cobre. Combine com o cliente como devolver.',
    );
  });

  it('is closed with a reason, and keeps who closed it', async () => {
    const event = {
      ...{ id: 'evt_1', kind: 'payment.received', why: 'amount' as const },
      facts: [],
      receivedAt: '2026-11-09T14:02:00.000Z',
    };
    const closed = {
      at: '2026-11-10T12:00:00.000Z',
      reason: 'Era um teste.',
      by: 'Rui Sá',
    };
    let isClosed = false;
    const bank = answer(listBankCharges, () => ({
      items: [],
      oddEvents: [isClosed ? { ...event, closed } : event],
    }));
    const close = answer(closeOddEvent, () => {
      isClosed = true;
      return { ok: true as const };
    });
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [...answers().filter(({ call }) => call !== listBankCharges), bank, close],
    });
    await user.click(await screen.findByRole('button', { name: 'Encerrar o aviso' }));
    const form = screen.getByRole('form', {
      name: 'Encerrar o aviso: Valor que não confere com a cobrança',
    });
    await user.click(within(form).getByRole('button', { name: 'Encerrar o aviso' }));
    await within(form).findByText(
      'Diga o que o banco respondeu, ou por que o aviso não vale.',
    );
    await user.type(
      within(form).getByLabelText('O que o banco respondeu'),
      'Era um teste.',
    );
    await user.click(within(form).getByRole('button', { name: 'Encerrar o aviso' }));
    await screen.findByText('1 aviso encerrado');
    screen.getByText('Encerrado em 10/11/2026, 09:00 por Rui Sá: Era um teste.');
    expect(screen.queryByText('Avisos do banco que não conferem')).toBeNull();
    const [sent] = transport.requestsOf(closeOddEvent);
    expect(sent?.params).toEqual({ id: contract.id, eventId: 'evt_1' });
    expect(sent?.body).toEqual({ reason: 'Era um teste.' });
  });
});
