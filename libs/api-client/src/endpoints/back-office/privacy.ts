import { eraseAccount, exportData, getPrivacy } from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

/** Stored data of an account, its copy, and its end (LGPD). */
const privacyApi = addEndpoints(({ reads, writes }) => ({
  getPrivacy: reads(getPrivacy, ['Privacy']),
  exportData: writes(exportData, NOTHING_READ),
  // The session ends with it, so nothing is read again.
  eraseAccount: writes(eraseAccount, NOTHING_READ),
}));

export const { useGetPrivacyQuery, useExportDataMutation, useEraseAccountMutation } =
  privacyApi;
