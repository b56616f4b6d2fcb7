export { endAutomatic, startAutomatic } from './automatic-pix.calls';
export {
  type BankCharge,
  closeOddEvent,
  listBankCharges,
  ODD_REASONS,
  type OddEvent,
  type OddEventClosing,
  oddEventClosing,
  type OddReason,
} from './bank-charges.calls';
export {
  answerDispute,
  type ChargeDispute,
  contestCharge,
  type DisputeAnswer,
  disputeAnswer,
  type DisputeForm,
  disputeForm,
  downloadDisputeFile,
  getDispute,
  listDisputes,
  sendDisputeFile,
  sendProof,
} from './disputes.calls';
export {
  decideOverdue,
  listOverdueContracts,
  MOST_PROMISE_DAYS,
  OVERDUE_DECISIONS,
  type OverdueContract,
  type OverdueDecision,
  overdueDecision,
  type OverdueDecisionKind,
} from './dunning.calls';
export { getBoletoPdf, getReceiptPdf } from './payment-papers.calls';
export {
  askPayment,
  AUTOMATIC_STATES,
  type AutomaticState,
  type Bill,
  CHARGE_METHODS,
  CHARGE_STATES,
  type ChargeMethod,
  type ChargeState,
  choosePreparedBills,
  type ContractPayments,
  DISPUTE_STATES,
  type DisputeState,
  getContractPayments,
  type NextBillWay,
  type PaymentCharge,
  PREPARED_METHODS,
} from './payments.calls';
export { removeCard, startCard } from './saved-cards.calls';
