import { changeExtraName, type DataOf, listExtraNames } from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

/** Names of colors and add-ons, as the desk changes them. */
const extraNamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExtraNames: build.query<
      DataOf<typeof listExtraNames>,
      ArgOf<typeof listExtraNames>
    >({ ...sends(listExtraNames), providesTags: ['PriceTables', 'Session'] }),
    changeExtraName: build.mutation<
      DataOf<typeof changeExtraName>,
      ArgOf<typeof changeExtraName>
    >({
      ...sends(changeExtraName),
      // Also what was refused: a colleague has changed it.
      invalidatesTags: ['PriceTables', 'Prices'],
    }),
  }),
});

export const { useChangeExtraNameMutation, useListExtraNamesQuery } = extraNamesApi;
