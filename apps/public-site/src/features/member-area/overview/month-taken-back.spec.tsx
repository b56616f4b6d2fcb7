import { screen, within } from '@testing-library/react';
import { aContractSummary, guardConsole } from '@site/testing';
import { aBill, somePayments } from '../../../testing/payments';
import { nextBand, openArea } from '../testing/open-area';
import { inTurn, openPayments } from '../testing/open-payments';

guardConsole();

const SENTENCE =
  'Este mês só começa depois da devolução de 08/12/2026: com o carro de volta nesse dia, a parcela é cancelada e o que já foi pago volta no acerto.';

/** The seventh installment; its month begins after the booked return. */
function lateMonth() {
  const { nextInstallment } = aContractSummary();
  if (!nextInstallment) throw new Error('Nothing to pay');
  return { ...nextInstallment, backOn: '2026-12-08' };
}

describe('a month that was charged before its return was booked', () => {
  it('says on the overview that it comes back', async () => {
    openArea({ contracts: [aContractSummary({ nextInstallment: lateMonth() })] });
    const band = within(await nextBand());
    band.getByText(`Mensalidade 7 de 12 do Aroeira. ${SENTENCE}`);
  });

  it('says so where it is paid', async () => {
    const { label, dueDate, open: amount, backOn } = lateMonth();
    const next = { label, dueDate, amount, backOn };
    const bill = aBill({ dueDate });
    openPayments([inTurn(somePayments({ bill, next }))]);
    const panel = await screen.findByRole('region', { name: 'Conta a pagar' });
    within(panel).getByText(SENTENCE);
  });
});
