export {
  CALL_MINUTES,
  CALLER_FACTS,
  type CallerFact,
  callerFactsProblems,
  FACTS_ASKED,
  SECOND_COPIES,
  type SecondCopy,
} from './caller-facts';
export { findCustomers, getCustomer } from './calls/customers.calls';
export {
  addDealership,
  changeDealership,
  endDealership,
  getDealershipRecord,
  listDealershipRecords,
  reopenDealership,
} from './calls/dealership-records.calls';
export {
  bookByPhone,
  bookWorkshopByPhone,
  cancelReturnByPhone,
  cancelWorkshopByPhone,
  endPhoneCall,
  getPhoneCall,
  knowCallerByFacts,
  knowCallerByPin,
  listSlotsByPhone,
  moveWorkshopByPhone,
  openRequestByPhone,
  readOdometerByPhone,
  sendCallerPin,
  sendCopyByPhone,
  startAddressByPhone,
} from './calls/phone-calls.calls';
export { eraseAccount, exportData, getPrivacy } from './calls/privacy.calls';
export { searchPortal } from './calls/search.calls';
export {
  getDealershipToday,
  getDealershipTodayCount,
  getToday,
  getTodayCounts,
} from './calls/today.calls';
export { CUSTOMER_SEARCH_PROBLEM, customerSearchKind } from './customer-search';
export {
  type Customer,
  type CustomerEvent,
  type CustomerFile,
} from './customers.schemas';
export {
  type DealershipAct,
  type DealershipForm,
  dealershipForm,
  type DealershipRecord,
  type DealershipSummary,
} from './dealership-records.schemas';
export {
  callerFactsFields,
  type CallerFactsForm,
  callerFactsForm,
  type CallerPinForm,
  callerPinForm,
  type PhoneBookingForm,
  phoneBookingForm,
  type PhoneCall,
  type PhoneContract,
  type PhoneSlots,
} from './phone-calls.schemas';
export {
  type DataExport,
  type ErasureForm,
  erasureForm,
  type ExportForm,
  exportForm,
  type Privacy,
} from './privacy.schemas';
export { type CustomerOpen, type FoundItem } from './search.schemas';
export {
  FOUND_KINDS,
  type FoundKind,
  SHORTEST_SEARCH,
  TOO_SHORT_SEARCH,
} from './search-kinds';
export { type DealershipItem, type DueItem } from './today.schemas';
export {
  DEALERSHIP_TASKS,
  type DealershipTask,
  DUE_ACTS,
  type DueAct,
  TODAY_QUEUES,
  type TodayQueue,
} from './today-queues';
