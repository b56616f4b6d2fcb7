import { useState } from 'react';
import { failureOf, useGetDriverQuery, useListDriversQuery } from '@site/api-client';
import { type Driver } from '@site/contracts';
import { Failure, Skeleton } from '@site/ui';
import { driversCopy as copy } from './service.copy';

/** Who drives under the contract; another person's data in part until it is opened. */
export function ServiceDrivers({ contractId }: { contractId: string }) {
  const { data, error, refetch } = useListDriversQuery({ params: { id: contractId } });
  return (
    <section aria-labelledby="motoristas">
      <h3 id="motoristas">{copy.title}</h3>
      {error && !data ? (
        <Failure
          title={copy.failed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton shape="line" count={2} />
      ) : data.items.length === 0 ? (
        <p className="soft">{copy.none}</p>
      ) : (
        <ul className="service-drivers">
          {data.items.map((driver) => (
            <DriverLine key={driver.id} contractId={contractId} driver={driver} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DriverLine({ contractId, driver }: { contractId: string; driver: Driver }) {
  const [isOpen, open] = useState(false);
  const { data: whole } = useGetDriverQuery(
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
      {!isOpen && (
        <button
          type="button"
          className="link"
          aria-label={`${copy.show}: ${name}`}
          onClick={() => open(true)}
        >
          {copy.show}
        </button>
      )}
      {!isOpen && <small>{copy.audited}</small>}
    </li>
  );
}
