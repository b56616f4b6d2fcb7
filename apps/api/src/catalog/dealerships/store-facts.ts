import { findStateById } from '@site/api-contract/brazil';
import { type Store } from './chosen-store.repository';

/** The facts of a dealership that its customers read; `state` is the UF. */
export function storeFacts({
  name,
  address,
  city,
  stateId,
  phone,
}: Pick<Store, 'name' | 'address' | 'city' | 'stateId' | 'phone'>) {
  return { name, address, city, state: findStateById(stateId)?.uf, phone };
}
