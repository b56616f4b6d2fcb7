import { useState } from 'react';
import { serverSentence, useGetDriverQuery, useListDriversQuery } from '@site/api-client';
import { type Driver } from '@site/api-contract';
import { QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import { driversCopy as copy } from './service-requests.copy';

/** Drivers of the contract. Their data are masked until the consultant opens them. */
export function ServiceDrivers({ contractId }: { contractId: string }) {
  const drivers = useListDriversQuery({ params: { id: contractId } });
  return (
    <section aria-labelledby="motoristas">
      <h3 id="motoristas">{copy.title}</h3>
      <QueryState answer={drivers} failed={copy.failed} wait={<Skeleton count={2} />}>
        {({ items, isOfCompany }) =>
          items.length === 0 ? (
            <p className="soft">{copy.none(isOfCompany)}</p>
          ) : (
            <ul className="service-drivers">
              {items.map((driver) => (
                <DriverLine key={driver.id} contractId={contractId} driver={driver} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}

function DriverLine({ contractId, driver }: { contractId: string; driver: Driver }) {
  const [isOpen, open] = useState(false);
  const {
    data: whole,
    error,
    refetch,
  } = useGetDriverQuery(
    { params: { id: contractId, driverId: driver.id } },
    { skip: !isOpen },
  );
  const { name, cpf, cnh, cnhCategory, cnhExpirationDate, startsOn, endsOn } =
    whole ?? driver;
  return (
    <li>
      <b>{name}</b>
      <span>{copy.line(cpf, cnh, cnhCategory, cnhExpirationDate)}</span>
      <small>{startsOn ? copy.from(startsOn, endsOn) : copy.waiting}</small>
      {(!isOpen || error) && (
        <button
          type="button"
          className="link"
          aria-label={`${copy.show}: ${name}`}
          onClick={() => (error ? void refetch() : open(true))}
        >
          {copy.show}
        </button>
      )}
      {!isOpen && <small>{copy.audited}</small>}
      {error && (
        <p className="field-error" role="alert">
          {serverSentence(error, copy.notOpened)}
        </p>
      )}
    </li>
  );
}
