import { decideOverdue, listOverdueContracts } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const overdueContractsApi = addEndpoints(({ reads, writes }) => ({
  listOverdueContracts: reads(listOverdueContracts, ['Overdue']),
  decideOverdue: writes(decideOverdue, ['Overdue', 'Contracts']),
}));

export const { useListOverdueContractsQuery, useDecideOverdueMutation } =
  overdueContractsApi;
