import { changeExtraName, listExtraNames } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** Names of colors and add-ons, as the desk changes them. */
const extraNamesApi = addEndpoints(({ reads, writes }) => ({
  listExtraNames: reads(listExtraNames, ['PriceTables', 'Session']),
  // Stale after a refusal, too: a colleague has changed it.
  changeExtraName: writes(changeExtraName, ['PriceTables', 'Prices']),
}));

export const { useChangeExtraNameMutation, useListExtraNamesQuery } = extraNamesApi;
