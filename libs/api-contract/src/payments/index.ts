export {
  type BankCharge,
  ODD_REASONS,
  type OddEvent,
  type OddEventClosing,
  oddEventClosing,
  type OddReason,
} from './bank-charges.schemas';
export { endAutomatic, startAutomatic } from './calls/automatic-pix.calls';
export { closeOddEvent, listBankCharges } from './calls/bank-charges.calls';
export {
  answerDispute,
  contestCharge,
  downloadDisputeFile,
  getDispute,
  listDisputes,
  sendDisputeFile,
  sendProof,
} from './calls/disputes.calls';
export { decideOverdue, listOverdueContracts } from './calls/dunning.calls';
export { getBoletoPdf, getReceiptPdf } from './calls/payment-papers.calls';
export {
  askPayment,
  choosePreparedBills,
  getContractPayments,
} from './calls/payments.calls';
export { removeCard, startCard } from './calls/saved-cards.calls';
export {
  type ChargeDispute,
  type DisputeAnswer,
  disputeAnswer,
  type DisputeForm,
  disputeForm,
} from './disputes.schemas';
export {
  MOST_PROMISE_DAYS,
  OVERDUE_DECISIONS,
  type OverdueContract,
  type OverdueDecision,
  overdueDecision,
  type OverdueDecisionKind,
} from './dunning.schemas';
export {
  AUTOMATIC_STATES,
  type AutomaticState,
  type Bill,
  CHARGE_STATES,
  type ChargeState,
  type ContractPayments,
  DISPUTE_STATES,
  type DisputeState,
  type NextBillWay,
  type PaymentCharge,
} from './payments.schemas';
