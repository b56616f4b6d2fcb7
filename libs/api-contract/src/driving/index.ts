export {
  addDriver,
  downloadDriverPhoto,
  getDriver,
  listDrivers,
  removeDriver,
  sendDriverPhoto,
} from './calls/drivers.calls';
export { checkTrafficFines, importTrafficFines } from './calls/fine-files.calls';
export {
  addDamage,
  answerDamages,
  decideContest,
  deleteDamage,
  deleteHomePhoto,
  deleteReturnPhoto,
  downloadHomePhoto,
  downloadReturnPhoto,
  dropHomeDamage,
  nameHomeDamage,
  noteWearDamage,
  sendHomePhoto,
  sendReturnPhoto,
} from './calls/inspections.calls';
export {
  buyKm,
  correctOdometerReading,
  downloadOdometerPhoto,
  getKmBank,
  listOdometerReadings,
  sendOdometerPhoto,
  sendOdometerReading,
  strikeOdometerReading,
} from './calls/km-bank.calls';
export { getKmPackages, swapKmPackage } from './calls/km-packages.calls';
export { endByLoss, quoteLoss } from './calls/losses.calls';
export {
  getMaintenance,
  noteMaintenance,
  removeMaintenance,
} from './calls/maintenance.calls';
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
  assignTrafficFines,
  cancelTrafficFine,
  cancelTrafficFines,
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
  DRIVER_STATES,
  driverProblems,
  type DriverState,
  driverStateOn,
  droveOn,
  LICENSE_WARNING_DAYS,
  licenseEndsSoon,
  MOST_DRIVERS,
} from './driver-rules';
export {
  digitalCnhOn,
  type Driver,
  type DriverForm,
  driverFormOn,
  type DriverList,
} from './drivers.schemas';
export { fineFile, type FineFileForm, type FineRow } from './fine-files.schemas';
export {
  fineAmountQuestion,
  fineAmountsOf,
  fineAmountWithComma,
} from './fines/fine-amounts';
export { infractionName } from './infraction-names';
export {
  type ContestAnswer,
  contestAnswer,
  type ContestDecision,
  contestForm,
  type DamageAnswer,
  type DamageForm,
  damageForm,
  type HomeAnswerForm,
  homeAnswerForm,
  type HomeDamageForm,
  homeDamageForm,
  type WearDamageForm,
  wearDamageForm,
} from './inspections.schemas';
export {
  FORECAST_DAYS,
  type JudgedReading,
  KM_TOP_UPS,
  type KmBank,
  kmDaysOfUse,
  type KmTopUpForm,
  type OdometerForm,
  odometerForm,
  type StrikeForm,
  strikeForm,
  type StruckReading,
} from './km-bank.schemas';
export { type KmPackages, type KmSwapForm } from './km-packages.schemas';
export { lossMoney, lossSentence, lossText, UNTIL_LOST } from './loss-words.data';
export { type LossForm, lossForm, reportedLossForm } from './losses.schemas';
export {
  type Maintenance,
  type MaintenanceVisitForm,
  maintenanceVisitForm,
  type NextMaintenance,
  type OverdueMaintenance,
} from './maintenance.schemas';
export { MOST_OVERDUE } from './overdue-maintenance';
export {
  canMovePurchase,
  isPurchaseOpen,
  PURCHASE_ANSWER_DAYS,
  PURCHASE_FROM_DAYS,
  PURCHASE_GRACE_DAYS,
  PURCHASE_LABELS,
  PURCHASE_VALID_DAYS,
  type PurchaseActor,
  purchaseFrom,
  TRANSFER_DAYS,
} from './purchase-terms';
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
  backOnText,
  BRING_BACK_DAYS,
  BUYING_INSTEAD,
  CONTEST_DAYS,
  contestedAmong,
  DAMAGE_CONTESTS,
  DAMAGE_STATES,
  type DamageContest,
  type DamageState,
  END_IN_SIGHT_DAYS,
  HOME_ANSWERS,
  type HomeAnswer,
  INSTEAD_OF_RETURN,
  type InsteadOfReturn,
  MONTHS_UNTIL_BACK,
  monthsText,
  REFUND_WAY,
  RETURN_STAGES,
  returnAtEndFrom,
  type ReturnStage,
  takesBackTheRest,
} from './return-terms';
export {
  type CarReturn,
  type ReturnBooking,
  type ReturnItem,
  returnSlotChoice,
  type ReturnSlots,
} from './returns.schemas';
export {
  afterResolved,
  bearsDeductible,
  canMoveService,
  canReopen,
  isLoss,
  KIND_LABELS,
  needsCall,
  SERVICE_STATE_LABELS,
  type ServiceActor,
} from './service-requests';
export {
  type DeductibleForm,
  deductibleForm,
  type ServiceForm,
  serviceForm,
  type ServiceItem,
  type ServiceMessageForm,
  serviceMessageForm,
  type ServiceRequest,
  type ServiceRequestList,
} from './service-requests.schemas';
export {
  canMoveFine,
  canNameDriver,
  daysToAnswer,
  FINE_FILES,
  FINE_POINTS,
  type FineFile,
  fineKey,
  fineProblems,
  isAnswerOver,
  isCustomerTold,
  isFineOpen,
  MOST_FINE_ROWS,
  TRAFFIC_FINE_LABELS,
  TRAFFIC_FINE_STATES,
  type TrafficFineState,
} from './traffic-fines';
export {
  ANOTHER_DRIVER,
  fineAssignmentForm,
  type FineCancelForm,
  fineCancelForm,
  type FineCancelReason,
  fineCancelReason,
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
export {
  currentWearTable,
  type PricedWearRow,
  wearLabel,
  wearRowsOf,
  wearTableOf,
  wearTermsOf,
} from './wear-table/wear-table';
export { WEAR_PARTS, type WearPart, type WearTable } from './wear-table/wear-table.data';
export * from './workshop';
