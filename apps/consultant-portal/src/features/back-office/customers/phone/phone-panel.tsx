import { useState } from 'react';
import { useGetPhoneCallQuery } from '@site/api-client';
import { type Customer } from '@site/api-contract';
import { QueryState } from '@site/shell/query-state';
import { OutcomeNotice, problemText, Skeleton } from '@site/ui';
import { CallerCheck } from './caller-check';
import { phoneCopy as copy } from './phone.copy';
import { PhoneActs } from './phone-acts';
import './phone.css';

/** A customer on the phone: first who it is, then what the consultant does for them. */
export function PhonePanel({ customer }: { customer: Customer }) {
  const [isOpen, open] = useState(false);
  if (!isOpen)
    return (
      <p className="phone-opener">
        <button
          type="button"
          className="btn btn--sm"
          aria-expanded={false}
          onClick={() => open(true)}
        >
          {copy.title}
        </button>
      </p>
    );
  return (
    <section className="phone" aria-labelledby="na-linha">
      <div className="phone-line">
        <h2 id="na-linha">{copy.title}</h2>
        <button
          type="button"
          className="btn btn--line btn--sm"
          aria-expanded
          onClick={() => open(false)}
        >
          {copy.close}
        </button>
      </div>
      <Call customer={customer} />
    </section>
  );
}

function Call({ customer }: { customer: Customer }) {
  const call = useGetPhoneCallQuery({ params: { id: customer.id } });
  const endsAt = call.data?.endsAt ?? null;
  const { isOver, hangUp } = useLapse(endsAt);
  return (
    <>
      <OutcomeNotice saying={problemText(isOver ? copy.again : '')} />
      <QueryState
        answer={call}
        failed={copy.failed}
        wait={<Skeleton count={3} label={copy.loading} />}
      >
        {(shown) =>
          shown.endsAt === null ? (
            <CallerCheck customer={customer} facts={shown.facts} />
          ) : (
            <PhoneActs
              customerId={customer.id}
              endsAt={shown.endsAt}
              contracts={shown.contracts}
              onHangUp={hangUp}
            />
          )
        }
      </QueryState>
    </>
  );
}

/** Tells a call that is over by itself from one that the consultant ended. */
function useLapse(endsAt: string | null) {
  const [last, setLast] = useState(endsAt);
  const [ended, setEnded] = useState<string | null>(null);
  if (endsAt !== null && endsAt !== last) setLast(endsAt);
  return {
    isOver: endsAt === null && last !== ended,
    hangUp: () => setEnded(last),
  };
}
