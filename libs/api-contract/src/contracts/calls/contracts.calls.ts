import { call } from '../../wire/call';
import type * as schemas from '../contracts.schemas';

export const listContracts = call<typeof schemas.listContracts>('GET', 'contracts', {
  quiet: true, // shown in place of the list
});

export const getContract = call<typeof schemas.getContract>('GET', 'contracts/:id', {
  quiet: true, // the page shows it
});

/** The same amounts that the simulator showed (docs/product/contracts.md). */
export const getExitQuotes = call<typeof schemas.getExitQuotes>(
  'GET',
  'contracts/:id/exit-quotes',
  {
    quiet: true, // shown in its section; a contract that has ended is read again
  },
);

/**
 * Withdraws by one click. `cost` is the shown one: when it is another by now, nothing
 * happens and the 409 names the new one.
 */
export const withdrawContract = call<typeof schemas.withdrawContract>(
  'POST',
  'contracts/:id/withdrawals',
  {
    idempotent: 'required',
    quiet: true, // shown at the button
  },
);

/** The receipt of a withdrawal: 404 without one. */
export const getWithdrawalReceipt = call<typeof schemas.getWithdrawalReceipt>(
  'GET',
  'contracts/:id/withdrawals/receipt',
  {
    file: ['application/pdf'],
    quiet: true, // shown at the button
  },
);

/** Confirms an amendment; once `fromInstallment` was charged, the 409 names the next. */
export const changeDueDay = call<typeof schemas.changeDueDay>(
  'PUT',
  'contracts/:id/due-day',
  {
    idempotent: 'required',
    quiet: true, // shown at the button
  },
);
