import { getTechnicalSheet } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** Technical sheets of the cars, as everybody reads them. */
export const technicalSheetsApi = addEndpoints(({ reads }) => ({
  getTechnicalSheet: reads(getTechnicalSheet, ['Prices']),
}));

export const { useGetTechnicalSheetQuery } = technicalSheetsApi;
