import { screen, within } from '@testing-library/react';
import { aContractSummary, guardConsole } from '@site/testing';
import { aBill, somePayments } from '../../../testing/payments';
import { plain } from '../contracts/testing/open-contract';
import { nextBand, openArea } from '../testing/open-area';
import { inTurn, openPayments } from '../testing/open-payments';

guardConsole();

/** The seventh installment, partly paid by a credit of R$ 351,60. */
function creditedMonth() {
  const { nextInstallment } = aContractSummary();
  if (!nextInstallment) throw new Error('Nothing to pay');
  return { ...nextInstallment, credited: 351.6, open: 2285.4 };
}

describe('a credit that pays a part of the next bill', () => {
  it('is taken off on the overview, which says so', async () => {
    openArea({ contracts: [aContractSummary({ nextInstallment: creditedMonth() })] });
    const band = within(await nextBand());
    band.getByText('R$ 2.285,40');
    band.getByText('Mensalidade 7 de 12 do Aroeira. Já com R$ 351,60 de crédito.');
  });

  it('is taken off what comes next on the page of payments', async () => {
    const next = { label: 'Mensalidade 7 de 12', dueDate: '2026-12-10', amount: 2285.4 };
    openPayments([inTurn(somePayments({ bill: null, next, credit: 351.6 }))]);
    const panel = await screen.findByRole('region', { name: 'Conta a pagar' });
    expect(plain(panel)).toContain(
      'A próxima, R$ 2.285,40, vence em 10/12/2026.Seu crédito de R$ 351,60 já está descontado.',
    );
  });

  it('is named on the open bill', async () => {
    const bill = aBill({ amount: 2285.4, credited: 351.6 });
    openPayments([inTurn(somePayments({ bill }))]);
    const panel = await screen.findByRole('region', { name: 'Conta a pagar' });
    within(panel).getByText('R$ 2.285,40');
    within(panel).getByText('Já com R$ 351,60 de crédito.');
  });
});
