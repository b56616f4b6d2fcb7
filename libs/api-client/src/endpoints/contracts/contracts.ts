import {
  changeDueDay,
  getContract,
  getExitQuotes,
  listContracts,
  listCustomerContracts,
  withdrawContract,
} from '@site/api-contract';
import { listOf } from '../../api';
import { addEndpoints } from '../add-endpoints';

const contractsApi = addEndpoints(({ reads, readsPages, writes }) => ({
  listContracts: reads(listContracts, ['Contracts']),
  listCustomerContracts: readsPages(listCustomerContracts, [
    'Contracts',
    listOf('Contracts'),
  ]),
  getContract: reads(getContract, ['Contracts']),
  getExitQuotes: reads(getExitQuotes, ['Contracts']),
  withdrawContract: writes(withdrawContract, ['Contracts', 'Proposals']),
  changeDueDay: writes(changeDueDay, ['Contracts', 'Proposals']),
}));

export const {
  useChangeDueDayMutation,
  useGetContractQuery,
  useGetExitQuotesQuery,
  useListContractsQuery,
  useListCustomerContractsInfiniteQuery,
  useWithdrawContractMutation,
} = contractsApi;
