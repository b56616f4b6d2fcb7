import {
  buyKm,
  correctOdometerReading,
  getKmBank,
  getKmPackages,
  sendOdometerPhoto,
  sendOdometerReading,
  swapKmPackage,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** The km bank ends with a booked return, and shows the visit to a workshop. */
const kmBankApi = addEndpoints(({ reads, writes }) => ({
  getKmBank: reads(getKmBank, ['KmBank', 'Returns', 'Workshop']),
  getKmPackages: reads(getKmPackages, ['KmBank']),
  sendOdometerReading: writes(sendOdometerReading, ['KmBank', 'Returns']),
  sendOdometerPhoto: writes(sendOdometerPhoto, ['KmBank']),
  correctOdometerReading: writes(correctOdometerReading, ['KmBank', 'Returns']),
  buyKm: writes(buyKm, ['KmBank', 'Contracts', 'Payments']),
  swapKmPackage: writes(swapKmPackage, ['KmBank', 'Contracts', 'Payments', 'Proposals']),
}));

export const {
  useBuyKmMutation,
  useCorrectOdometerReadingMutation,
  useGetKmBankQuery,
  useGetKmPackagesQuery,
  useSendOdometerPhotoMutation,
  useSendOdometerReadingMutation,
  useSwapKmPackageMutation,
} = kmBankApi;
