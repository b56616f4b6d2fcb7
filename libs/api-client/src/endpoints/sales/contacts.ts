import { sendCompanyContact, sendContact } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** The contact forms of the institutional pages. */
const contactsApi = addEndpoints(({ writes }) => ({
  sendContact: writes(sendContact, ['Leads']),
  sendCompanyContact: writes(sendCompanyContact, ['Leads']),
}));

export const { useSendContactMutation, useSendCompanyContactMutation } = contactsApi;
