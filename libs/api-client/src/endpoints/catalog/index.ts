export {
  dealershipsApi,
  useGetAreaSupportQuery,
  useGetDealershipQuery,
  useLazyGetCepAddressQuery,
  useListAvailableDealershipsQuery,
  useListDealershipsQuery,
  useListGroupDealershipsQuery,
} from './dealerships';
export {
  useCheckStockMutation,
  useGetStockChoicesQuery,
  useImportStockMutation,
  useListStockCarPagesInfiniteQuery,
  useSaveStockMutation,
} from './stock';
export { technicalSheetsApi, useGetTechnicalSheetQuery } from './technical-sheets';
export {
  useListPromptDeliveryQuery,
  useListVehicleClassesQuery,
  vehiclesApi,
} from './vehicles';
