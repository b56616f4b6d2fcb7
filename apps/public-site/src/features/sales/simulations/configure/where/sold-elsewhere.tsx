import { useListPricesQuery } from '@site/api-client';
import { type ClientType, type VehicleClass } from '@site/api-contract';
import { modelKey } from '../../../../../shared/model-prices';
import { type ConfiguratorState } from '../configure-url';
import { CompaniesOnlyCar } from './companies-only-car';
import { MissingCar } from './missing-car';

export type SoldElsewhereProps = {
  state: ConfiguratorState;
  /** The cars that a person can have here. */
  classes: readonly VehicleClass[];
  onPerson: (clientType: ClientType) => void;
};

/**
 * Says why a car is missing for a person: a model with a price today that is missing here
 * is only for companies.
 */
export function SoldElsewhere({ state, classes, onPerson }: SoldElsewhereProps) {
  const { data: prices = [] } = useListPricesQuery();
  const found = prices.find(({ annataModel }) => isOf(modelKey(annataModel), state));
  if (!found) return <MissingCar state={state} onPerson={onPerson} />;
  const named = { ...state, model: modelKey(found.annataModel) };
  return <CompaniesOnlyCar price={found} state={named} classes={classes} />;
}

/** Whether an address names a model; an address of a version alone begins with it. */
const isOf = (model: string, state: ConfiguratorState) =>
  state.model ? state.model === model : state.version?.startsWith(`${model}-`) === true;
