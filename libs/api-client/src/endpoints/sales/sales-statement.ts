import { getSalesStatement, setCommissionRate } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const salesStatementApi = addEndpoints(({ reads, writes }) => ({
  getSalesStatement: reads(getSalesStatement, ['SalesStatements', 'Proposals']),
  setCommissionRate: writes(setCommissionRate, ['SalesStatements']),
}));

export const { useGetSalesStatementQuery, useSetCommissionRateMutation } =
  salesStatementApi;
