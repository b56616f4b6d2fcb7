import { call } from '../../wire/call';
import type * as schemas from '../installments.schemas';

/** How a simulation would be paid; by default on `USUAL_DUE_DAY`. */
export const getSimulationInstallments = call<typeof schemas.getSimulationInstallments>(
  'GET',
  'simulations/future-installments/simulations/:id',
  {
    quiet: 'without-message', // shown in place of the table
  },
);

/** By the contract's id, or its proposal's. */
export const getContractInstallments = call<typeof schemas.getContractInstallments>(
  'GET',
  'simulations/future-installments/contracts/:id',
  {
    quiet: 'without-message', // shown in place of the table
  },
);
