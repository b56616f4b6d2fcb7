export {
  changeDueDay,
  getContract,
  getExitQuotes,
  getWithdrawalReceipt,
  listContracts,
  withdrawContract,
} from './calls/contracts.calls';
export { listCustomerContracts } from './calls/customer-contracts.calls';
export {
  addDeliveryMilestone,
  chooseDeliverySlot,
  deleteDeliveryPhoto,
  downloadDeliveryPhoto,
  getDelivery,
  handOverCar,
  listDeliveries,
  listDeliverySlots,
  moveDelivery,
  saveDeliveredCar,
  sendDeliveryPhoto,
  sendHandoverPin,
} from './calls/deliveries.calls';
export { getDeliveryHours, saveDeliveryHours } from './calls/delivery-hours.calls';
export { getDeliveryWeek } from './calls/delivery-week.calls';
export {
  getContractInstallments,
  getSimulationInstallments,
} from './calls/installments.calls';
export {
  downloadContract,
  getContractDraft,
  getContractDraftPdf,
  sendSignature,
  sendSignaturePin,
  verifyContract,
} from './calls/signatures.calls';
export { undoDeliveryMilestone } from './calls/undo-milestone.calls';
export {
  type HandoffForm,
  handoffForm,
  type ReturnPinForm,
  returnPinForm,
} from './car-visits.schemas';
export { CONTRACT_STAGES, type ContractStage } from './contract-stages';
export {
  type AmendedTerms,
  type Amendment,
  AMENDMENT_KINDS,
  type AmendmentKind,
  type ContractTerms,
  dueDayPendingText,
  type PendingDueDay,
  termsForInstallment,
  termsOn,
} from './contract-terms';
export {
  type ContractAmendment,
  type ContractDetail,
  type ContractSummary,
  type StatementLine,
  type WithdrawalOffer,
} from './contracts.schemas';
export { type CustomerContract } from './customer-contracts.schemas';
export {
  type CarForm,
  carForm,
  type Delivery,
  type DeliveryItem,
  type DeliverySlots,
  type MilestoneForm,
  milestoneForm,
  type SlotChoice,
  slotChoice,
} from './deliveries.schemas';
export {
  type DeliveryHours,
  type DeliveryHoursForm,
  deliveryHoursForm,
} from './delivery-hours.schemas';
export {
  CLOSED_REASONS,
  type ClosedReason,
  CUSTOMER_MILESTONE_LABELS,
  DELIVERY_SOURCES,
  type DeliverySource,
  HANDOVER_WEEKDAYS,
  type HandoverWeekday,
  isCalledOff,
  isCarToCome,
  type Milestone,
  MILESTONE_LABELS,
  MILESTONES,
  milestonesOf,
  nextMilestone,
  putOffWhy,
  SOURCE_LABELS,
} from './delivery-milestones';
export {
  type DeliveryWeek,
  type WeekDay,
  type WeekHour,
  type WeekVisit,
  type WeekWorkshopVisit,
} from './delivery-week.schemas';
export { INSTALLMENT_LABELS } from './installment-status';
export {
  type Installment,
  type InstallmentPlan,
  type OwedItem,
} from './installments.schemas';
export { type LossOutcome } from './loss-outcome.schemas';
export { PURCHASE_STATES, type PurchaseState } from './purchase-states';
export {
  SERVICE_KINDS,
  SERVICE_STATES,
  type ServiceKind,
  type ServiceState,
} from './service-kinds';
export { shownContract, shownOwnContract } from './shown-contract';
export {
  type ContractDraft,
  type ContractNumber,
  type ContractPart,
  type ContractSection,
  type ContractText,
  type SignaturePinForm,
  signaturePinForm,
  type SignatureRequest,
  signatureRequest,
  type SignedContract,
  type Verification,
} from './signatures.schemas';
export { type MilestoneUndo, milestoneUndo } from './undo-milestone.schemas';
export { WEAR_CLASSES, type WearClass, type WearTerms } from './wear-terms';
