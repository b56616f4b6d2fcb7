export { type CartItem, cartItems } from './cart-item';
export {
  basketChoiceOf,
  type Choice,
  type ChoiceInput,
  choiceInputOf,
  NO_CHOICE,
  resolveChoice,
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
export { allowedNumber, listParam, setParam } from './search-params';
export { toggled } from './toggled';
export { useDebouncedValue } from './use-debounced-value';
export { RefusedPart, VehicleFields, type VehicleFieldsCopy } from './vehicle-fields';
