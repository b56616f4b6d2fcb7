export {
  type HandoffForm,
  handoffForm,
  type ReturnPinForm,
  returnPinForm,
} from './car-visits.calls';
export {
  changeDueDay,
  type ContractAmendment,
  type ContractDetail,
  type ContractSummary,
  getContract,
  getExitQuotes,
  getWithdrawalReceipt,
  listContracts,
  type StatementLine,
  type WithdrawalOffer,
  withdrawContract,
} from './contracts.calls';
export {
  CONTRACT_STAGES,
  type ContractStage,
  type CustomerContract,
  listCustomerContracts,
} from './customer-contracts.calls';
export {
  addDeliveryMilestone,
  type CarForm,
  carForm,
  chooseDeliverySlot,
  deleteDeliveryPhoto,
  type Delivery,
  type DeliveryItem,
  type DeliverySlots,
  downloadDeliveryPhoto,
  getDelivery,
  handOverCar,
  listDeliveries,
  listDeliverySlots,
  type MilestoneForm,
  milestoneForm,
  moveDelivery,
  saveDeliveredCar,
  sendDeliveryPhoto,
  sendHandoverPin,
  type SlotChoice,
  slotChoice,
} from './deliveries.calls';
export {
  type DeliveryHours,
  type DeliveryHoursForm,
  deliveryHoursForm,
  getDeliveryHours,
  saveDeliveryHours,
} from './delivery-hours.calls';
export {
  type DeliveryWeek,
  getDeliveryWeek,
  type WeekDay,
  type WeekHour,
  type WeekVisit,
} from './delivery-week.calls';
export {
  getContractInstallments,
  getSimulationInstallments,
  type Installment,
  type InstallmentPlan,
  type OwedItem,
} from './installments.calls';
export {
  type ContractDraft,
  type ContractNumber,
  type ContractPart,
  type ContractSection,
  type ContractText,
  downloadContract,
  getContractDraft,
  getContractDraftPdf,
  sendSignature,
  sendSignaturePin,
  type SignaturePinForm,
  signaturePinForm,
  type SignatureRequest,
  signatureRequest,
  type SignedContract,
  type Verification,
  verifyContract,
} from './signatures.calls';
export {
  type MilestoneUndo,
  milestoneUndo,
  undoDeliveryMilestone,
} from './undo-milestone.calls';
