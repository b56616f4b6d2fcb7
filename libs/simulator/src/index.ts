export { campaignCopy } from './campaign/campaign.copy';
export { CampaignCode } from './campaign/campaign-code';
export { CarView } from './car-view';
export { CAR_GALLERY } from './car-view.copy';
export { type CartItem, cartItems } from './cart/cart-item';
export { choiceInputOf, sameChoice, storedChoiceOf } from './choice';
export { withUnits } from './facts/with-units';
export { PriceLock } from './price-lock';
export { type QuoteAnswer, quoteAnswer } from './quote-answer';
export { type SaveOutcome, saveOutcome } from './save-outcome';
export { shortSpec } from './short-spec';
export { toggleInList } from './toggle-in-list';
export {
  anewFor,
  type ConfigureState,
  editSearch,
  readConfigure,
  writeConfigure,
} from './url/choice-url';
export {
  type Conditions,
  degrees,
  placeOf,
  type Where,
  whereParams,
} from './url/conditions';
export {
  nameConditions,
  readConditions,
  readPlace,
  whereLeftOpen,
  writeConditions,
  writePlace,
} from './url/conditions-url';
export { type UrlForm, useUrlState } from './url/use-url-state';
export { type Debounced, useDebouncedValue } from './use-debounced-value';
export { type SaveRequest, useSaveBasket } from './use-save-basket';
export { useDebouncedChoice, useTodaysQuote } from './use-todays-quote';
export { RefusedPart, VehicleFields, type VehicleFieldsCopy } from './vehicle-fields';
