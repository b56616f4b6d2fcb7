import { changeTechnicalSheet, listTechnicalSheets } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** Technical sheets of the cars, as the desk changes them. */
const technicalSheetRecordsApi = addEndpoints(({ reads, writes }) => ({
  listTechnicalSheets: reads(listTechnicalSheets, ['TechnicalSheets', 'Session']),
  // Stale after a refusal, too: a colleague has changed it.
  changeTechnicalSheet: writes(changeTechnicalSheet, ['TechnicalSheets', 'Prices']),
}));

export const { useChangeTechnicalSheetMutation, useListTechnicalSheetsQuery } =
  technicalSheetRecordsApi;
