export { type CartItem, cartItems } from './cart-item';
export {
  basketChoiceOf,
  type Choice,
  type ChoiceInput,
  choiceInputOf,
  NO_CHOICE,
  resolveChoice,
  sameChoice,
  storedChoiceOf,
} from './choice';
export {
  type ConfigureState,
  editSearch,
  readConfigure,
  writeConfigure,
} from './choice-url';
export {
  type Conditions,
  DEFAULT_CONDITIONS,
  DEFAULT_PLACE,
  degrees,
  type Where,
  whereParams,
} from './conditions';
export { namesWhere, readConditions, writeConditions } from './conditions-url';
export {
  kmPackagesOf,
  modelsOf,
  monthlyOf,
  type Offer,
  offersOf,
  shortSpec,
} from './offers';
export { type QuoteAnswer, quoteAnswer } from './quote-answer';
export { type SaveOutcome, saveOutcome } from './save-outcome';
export { allowedNumber, listParam, setParam } from './search-params';
export { toggled } from './toggled';
export { type Debounced, useDebouncedValue } from './use-debounced-value';
export { type SaveRequest, useSaveBasket } from './use-save-basket';
export { useDebouncedChoice, useTodaysQuote } from './use-todays-quote';
export { RefusedPart, VehicleFields, type VehicleFieldsCopy } from './vehicle-fields';
