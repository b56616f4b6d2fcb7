import { useRef, useState } from 'react';
import { type DriverList } from '@site/api-contract';
import { needsDigitalCnh, saoPauloDay } from '@site/api-contract/brazil';
import { MOST_DRIVERS } from '@site/api-contract/driving';
import { deferred } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { DriverRow } from './driver-row';
import { driverFormCopy, driversCopy as copy } from './drivers.copy';
import { driversPageCopy } from './drivers-page.copy';
import './drivers.css';
import '@site/ui/forms.css';

const DriverFields = deferred(async () => (await import('./driver-form')).DriverFields);

type DriversProps = { contractId: string; list: DriverList };

/** The drivers of a contract, and the form for one more while the limit allows it. */
export function Drivers({ contractId, list }: DriversProps) {
  const { now } = useSite();
  const today = saoPauloDay(new Date(now()));
  const [isOpen, open] = useState(false);
  const [done, setDone] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const words = copy.of(list);
  const here = list.items.filter(({ state }) => state !== 'saiu');
  return (
    <>
      <header className="drivers-head">
        <h1 ref={title} tabIndex={-1}>
          {driversPageCopy.title}
        </h1>
        {!list.isClosed && <p className="drivers-lead">{words.lead}</p>}
      </header>
      <div role="status">
        {done !== '' && <p className="notice notice--ok">{done}</p>}
      </div>
      {here.length === 0 && <p>{words.none}</p>}
      {list.items.length > 0 && (
        <ul className="docs" aria-label={words.list}>
          {list.items.map((driver) => (
            <DriverRow
              key={driver.id}
              {...{ contractId, driver, today, isClosed: list.isClosed, title }}
              onDone={setDone}
            />
          ))}
        </ul>
      )}
      {list.isClosed ? (
        <p className="notice">{copy.closed}</p>
      ) : (
        here.length >= MOST_DRIVERS && <p className="soft">{copy.full}</p>
      )}
      {list.canAdd && (
        <div className="drivers-add">
          <button
            ref={opener}
            type="button"
            className={isOpen ? 'btn btn--line' : 'btn'}
            aria-expanded={isOpen}
            onClick={() => {
              setDone('');
              open(!isOpen);
            }}
          >
            {isOpen ? copy.closeForm : copy.add}
          </button>
          {isOpen && (
            <DriverFields
              {...{ contractId, today }}
              onSaved={({ name, cnhExpirationDate }) => {
                open(false);
                const isDigital = needsDigitalCnh(cnhExpirationDate, today);
                setDone(driverFormCopy[isDigital ? 'savedDigital' : 'saved'](name));
                opener.current?.focus();
              }}
            />
          )}
        </div>
      )}
    </>
  );
}
