export {
  A_UUID,
  aBasket,
  aCar,
  aCarReturn,
  aCmsPage,
  aDealership,
  aDelivery,
  aLead,
  aLeadDetail,
  aLeadForm,
  aPlace,
  aPrice,
  aProposal,
  aQuote,
  aRefusal,
  aSharedCart,
  aSimulation,
  aToken,
  aUser,
  aUserFor,
  aVersion,
  aViewer,
  claimsFor,
} from './builders';
export { CLASSES, CLASSES_FAR_AWAY, PRICES } from './catalogue';
export { expectConsole, guardConsole } from './console-guard';
export {
  aContract,
  aContractSummary,
  aCustomerContract,
  aKmBank,
  someKmPackages,
} from './contract-builders';
export { REGISTRATION_CASES } from './registration-cases';
export {
  aDriver,
  aPurchase,
  aServiceItem,
  aServiceRequest,
  aTrafficFine,
} from './service-builders';
export { sitePages } from './site-pages';
export {
  type Answer,
  answer,
  neverAnswer,
  refuse,
  stubTransport,
  takeMistakes,
  unreachable,
} from './stub-transport';
