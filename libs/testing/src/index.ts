export { A_UUID } from './builders/builder';
export { aCar, aPrice, aVersion } from './builders/car';
export { aCarReturn } from './builders/car-return';
export { aCmsPage } from './builders/cms-page';
export {
  aContract,
  aContractSummary,
  aCustomerContract,
  aKmBank,
  someKmPackages,
} from './builders/contract';
export { aDelivery } from './builders/delivery';
export { aLead, aLeadDetail, aLeadForm } from './builders/lead';
export { aDealership, aPlace } from './builders/place';
export { aProposal } from './builders/proposal';
export { aRefusal } from './builders/refusal';
export { aSalesStatement, aStatementEntry } from './builders/sales-statement';
export {
  aDriver,
  aLoss,
  aPurchase,
  aServiceItem,
  aServiceRequest,
  aTrafficFine,
  aWorkshopVisit,
} from './builders/service';
export { aSharedCart } from './builders/shared-cart';
export { aBasket, aQuote, aSimulation } from './builders/simulation';
export { aReservedCar, aStockItem, stockOf } from './builders/stock';
export { aModelSheet, aSheetVersion, aTechnicalSheet } from './builders/technical-sheet';
export { aToken, aUser, aUserFor, aViewer, claimsFor } from './builders/viewer';
export { CLASSES, CLASSES_FAR_AWAY, PRICES } from './catalogue';
export { expectConsole, guardConsole } from './console-guard';
export { REGISTRATION_CASES } from './registration-cases';
export { sitePages } from './site-pages';
export { stopClock } from './stop-clock';
export { stubDrafts } from './stub-drafts';
export {
  type Answer,
  answer,
  heldBack,
  neverAnswer,
  refuse,
  stubTransport,
  takeMistakes,
  unreachable,
} from './stub-transport';
export { answersWithUnknownValues, UNKNOWN_VALUE } from './unknown-values';
