// Debts, payments and disputes of a contract.
export { endAutomatic, startAutomatic } from '../calls/automatic-pix';
export {
  type BankCharge,
  listBankCharges,
  ODD_REASONS,
  type OddEvent,
  type OddReason,
} from '../calls/bank-charges';
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
} from '../calls/charge-disputes';
export {
  decideOverdue,
  listOverdueContracts,
  MOST_PROMISE_DAYS,
  OVERDUE_DECISIONS,
  type OverdueContract,
  type OverdueDecision,
  overdueDecision,
  type OverdueDecisionKind,
} from '../calls/overdue-contracts';
export { getBoletoPdf, getReceiptPdf } from '../calls/payment-papers';
export {
  askPayment,
  type AutomaticState,
  type Bill,
  type ChargeMethod,
  type ChargeState,
  choosePreparedBills,
  type ContractPayments,
  type DisputeState,
  getContractPayments,
  type NextBillWay,
  type PaymentCharge,
  PREPARED_METHODS,
} from '../calls/payments';
export { removeCard, startCard } from '../calls/saved-cards';
export { type SentFile } from '../calls/sent-file';
