export {
  addDriver,
  downloadDriverPhoto,
  getDriver,
  listDrivers,
  removeDriver,
  sendDriverPhoto,
} from './calls/drivers.calls';
export {
  addDamage,
  answerDamages,
  decideContest,
  deleteDamage,
  deleteReturnPhoto,
  downloadReturnPhoto,
  sendReturnPhoto,
} from './calls/inspections.calls';
export { buyKm, getKmBank, sendOdometerReading } from './calls/km-bank.calls';
export { getKmPackages, swapKmPackage } from './calls/km-packages.calls';
export { endByLoss, quoteLoss } from './calls/losses.calls';
export {
  answerPurchase,
  askPurchase,
  getPurchase,
  listPurchases,
  offerPurchase,
  refusePurchase,
  transferPurchase,
} from './calls/purchases.calls';
export {
  bookReturn,
  cancelReturn,
  getReturn,
  listReturns,
  listReturnSlots,
  receiveCar,
  sendReturnPin,
} from './calls/returns.calls';
export {
  claimServiceRequest,
  decideDeductible,
  downloadServiceFile,
  getServiceRequest,
  listServiceQueue,
  listServiceRequests,
  openServiceRequest,
  sendServiceFile,
  sendServiceMessage,
} from './calls/service-requests.calls';
export {
  cancelTrafficFine,
  chargeTrafficFine,
  contestTrafficFine,
  downloadDriverIndication,
  downloadTrafficFineFile,
  getTrafficFine,
  listTrafficFineQueue,
  listTrafficFines,
  nameFineDriver,
  registerTrafficFine,
  sendTrafficFineFile,
} from './calls/traffic-fines.calls';
export {
  type Driver,
  type DriverForm,
  driverFormOn,
  type DriverList,
} from './drivers.schemas';
export {
  type ContestAnswer,
  contestAnswer,
  type ContestDecision,
  contestForm,
  type DamageAnswer,
  type DamageForm,
  damageForm,
} from './inspections.schemas';
export {
  FORECAST_DAYS,
  KM_TOP_UPS,
  type KmBank,
  kmDaysOfUse,
  type KmTopUpForm,
  type OdometerForm,
  odometerForm,
} from './km-bank.schemas';
export { type KmPackages, type KmSwapForm } from './km-packages.schemas';
export { type LossForm, lossForm, reportedLossForm } from './losses.schemas';
export {
  type Purchase,
  type PurchaseAnswer,
  type PurchaseOffer,
  purchaseOffer,
  type PurchaseRefusal,
  purchaseRefusal,
  type PurchaseTransfer,
  purchaseTransfer,
} from './purchases.schemas';
export {
  type CarReturn,
  type ReturnBooking,
  type ReturnItem,
  type ReturnSlots,
} from './returns.schemas';
export {
  type DeductibleForm,
  deductibleForm,
  type LossOutcome,
  type ServiceForm,
  serviceForm,
  type ServiceItem,
  type ServiceMessageForm,
  serviceMessageForm,
  type ServiceRequest,
  type ServiceRequestList,
} from './service-requests.schemas';
export {
  ANOTHER_DRIVER,
  type FineCancelForm,
  fineCancelForm,
  type FineChargeForm,
  fineChargeForm,
  type FineContestForm,
  fineContestForm,
  type FineDriverForm,
  fineDriverForm,
  type TrafficFine,
  type TrafficFineForm,
  trafficFineForm,
} from './traffic-fines.schemas';
