export {
  type Customer,
  type CustomerEvent,
  type CustomerFile,
  findCustomers,
  getCustomer,
} from './customers.calls';
export {
  addDealership,
  changeDealership,
  type DealershipAct,
  type DealershipForm,
  dealershipForm,
  type DealershipRecord,
  type DealershipSummary,
  endDealership,
  getDealershipRecord,
  listDealershipRecords,
  reopenDealership,
} from './dealership-records.calls';
export {
  type DataExport,
  eraseAccount,
  type ErasureForm,
  erasureForm,
  exportData,
  type ExportForm,
  exportForm,
  getPrivacy,
  type Privacy,
} from './privacy.calls';
