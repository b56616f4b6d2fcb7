import { useListDealershipsQuery } from '@site/api-client';
import { type Dealership } from '@site/contracts';
import { findStateByUf, formatPhone } from '@site/contracts/brazil';
import { SiteLink } from '@site/ui';
import { institutionalCopy } from '../institutional.copy';

/** Every dealership, by state in the order of their names. */
export function Stores() {
  const { data, isError } = useListDealershipsQuery();
  if (isError) return <p>{institutionalCopy.noStores}</p>;
  return (
    <div className="stores">
      {byState(data ?? []).map(([state, dealerships]) => (
        <section key={state}>
          <h2>{state} <span>{institutionalCopy.stores(dealerships.length)}</span></h2>
          <ul className="stores-list">
            {dealerships.map(({ id, name, city, address, phone }) => (
              <li key={id}>
                <h3>{name}</h3>
                <p>{address}</p>
                <p>{city}</p>
                <p><SiteLink className="link" to={`tel:${phone.replace(/[^\d+]/g, '')}`}>{formatPhone(phone)}</SiteLink></p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function byState(dealerships: readonly Dealership[]): [string, Dealership[]][] {
  const states = new Map<string, Dealership[]>();
  for (const dealership of dealerships) {
    const state = findStateByUf(dealership.state)?.name ?? dealership.state;
    states.set(state, [...(states.get(state) ?? []), dealership]);
  }
  return [...states].sort(([a], [b]) => a.localeCompare(b, 'pt-BR'));
}
