import { useGetReturnQuery } from '@site/api-client';
import { type CarReturn } from '@site/api-contract';
import { formatDate, storeName } from '@site/api-contract/brazil';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantContestPath } from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { AppLink, Facts, Skeleton } from '@site/ui';
import { Late } from '@site/ui/proposal';
import { returnCopy as copy } from './contract-return.copy';

/** The return of the car, as the dealership and the customer have it; nothing changes here. */
export function ContractReturn({ contractId }: { contractId: string }) {
  const carReturn = useGetReturnQuery({ params: { id: contractId } });
  return (
    <section aria-labelledby="devolucao">
      <h2 id="devolucao">{copy.title}</h2>
      <QueryState
        answer={carReturn}
        failed={copy.failed}
        gone={<p className="soft">{copy.gone}</p>}
        wait={<Skeleton count={4} />}
      >
        {(shown) => <Filled carReturn={shown} />}
      </QueryState>
    </section>
  );
}

function Filled({ carReturn }: { carReturn: CarReturn }) {
  const { slot, dealership, kind, bringBy, isOverdue } = carReturn;
  const { returnedAt, odometerKm, damages } = carReturn;
  return (
    <>
      <Facts
        rows={[
          [copy.why, copy.kinds[kind]],
          [
            copy.slot,
            slot ? copy.slotAt(slot) : returnedAt ? copy.withoutSlot : copy.noSlot,
          ],
          [
            copy.bringBy,
            bringBy &&
              !returnedAt &&
              (isOverdue ? <Late>{copy.overdue(bringBy)}</Late> : copy.until(bringBy)),
          ],
          [copy.place, storeName(dealership)],
          [copy.address, dealership.address],
          [copy.returned, returnedAt && copy.at(returnedAt)],
          [copy.odometer, odometerKm !== null && copy.km(odometerKm)],
        ]}
      />
      {returnedAt || damages.length > 0 ? (
        <Damages carReturn={carReturn} />
      ) : (
        <p className="soft">{copy.ahead}</p>
      )}
      {returnedAt && <Bill carReturn={carReturn} />}
    </>
  );
}

/** Damages of the inspection, what was said about them, and until when. */
function Damages({ carReturn }: { carReturn: CarReturn }) {
  const { damages, photos, damageState } = carReturn;
  const { contestReason, contestAnswer, contestUntil, answerBy } = carReturn;
  return (
    <>
      <h3>{copy.inspection(photos.length)}</h3>
      {damages.length === 0 ? (
        <p className="soft">{copy.noDamages}</p>
      ) : (
        <ul className="contract-amendments" aria-label={copy.damages}>
          {damages.map((damage) => (
            <li key={damage.id}>
              {copy.damage(damage)}
              <small>
                {copy.quote(damage.quote, damage.isInsured)}
                {damage.contest && `. ${copy.contests[damage.contest]}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      {damageState && <p>{copy.states[damageState]({ contestUntil, answerBy })}</p>}
      {contestReason && (
        <p>
          <b>{copy.customerSaid}</b> {contestReason}
        </p>
      )}
      {contestAnswer && (
        <p>
          <b>{copy.weSaid}</b> {contestAnswer}
        </p>
      )}
      {damageState === 'contestados' && (
        <p>
          <AppLink
            className="link"
            to={pathInApp('consultant-portal', consultantContestPath(carReturn.id))}
          >
            {copy.queue}
          </AppLink>
        </p>
      )}
    </>
  );
}

/** Amounts that the return charged, and what went back. */
function Bill({ carReturn }: { carReturn: CarReturn }) {
  const { charged, dueOn, refund } = carReturn;
  return (
    <>
      <h3>{copy.bill}</h3>
      {charged.length === 0 ? (
        <p className="soft">{copy.nothingCharged}</p>
      ) : (
        <Facts
          rows={[
            ...charged.map(({ label, amount }): [string, string] => [
              label,
              copy.money(amount),
            ]),
            [copy.dueOn, dueOn && formatDate(dueOn)],
          ]}
        />
      )}
      {refund > 0 && <p>{copy.refund(refund)}</p>}
    </>
  );
}
