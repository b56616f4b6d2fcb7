export {
  A_UUID,
  aBasket,
  aCar,
  aCmsPage,
  aDealership,
  aLead,
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
export {
  answer,
  neverAnswer,
  refuse,
  stubTransport,
  takeMistakes,
  unreachable,
  type Answer,
  type StubTransport,
} from './stub-transport';
export { expectConsole, guardConsole } from './console-guard';
export { REGISTRATION_CASES, type FieldCase } from './registration-cases';
