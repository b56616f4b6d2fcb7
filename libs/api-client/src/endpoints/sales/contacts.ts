import { type DataOf, sendCompanyContact, sendContact } from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

/** The contact forms of the institutional pages. */
const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: build.mutation<DataOf<typeof sendContact>, ArgOf<typeof sendContact>>({
      ...sends(sendContact),
      invalidatesTags: ['Leads'],
    }),
    sendCompanyContact: build.mutation<
      DataOf<typeof sendCompanyContact>,
      ArgOf<typeof sendCompanyContact>
    >({
      ...sends(sendCompanyContact),
      invalidatesTags: ['Leads'],
    }),
  }),
});

export const { useSendContactMutation, useSendCompanyContactMutation } = contactsApi;
