import {
  buyKm,
  getKmBank,
  getKmPackages,
  sendOdometerReading,
  swapKmPackage,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const kmBankApi = addEndpoints(({ reads, writes }) => ({
  getKmBank: reads(getKmBank, ['KmBank']),
  getKmPackages: reads(getKmPackages, ['KmBank']),
  sendOdometerReading: writes(sendOdometerReading, ['KmBank']),
  buyKm: writes(buyKm, ['KmBank', 'Contracts', 'Payments']),
  swapKmPackage: writes(swapKmPackage, ['KmBank', 'Contracts', 'Payments', 'Proposals']),
}));

export const {
  useBuyKmMutation,
  useGetKmBankQuery,
  useGetKmPackagesQuery,
  useSendOdometerReadingMutation,
  useSwapKmPackageMutation,
} = kmBankApi;
