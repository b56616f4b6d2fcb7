import { type CarReturn } from '@site/api-contract';
import { formatBRL, formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { BUYING_INSTEAD } from '@site/api-contract/driving';
import { isSlotPast } from '@site/api-contract/sales';
import { memberContractPath, memberPurchasePath } from '@site/api-contract/site-paths';
import { Facts, SiteLink } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { isEndedUnpaid } from './ended-unpaid';
import { EstimateSection } from './estimate/estimate-section';
import { ReturnDay } from './return-day';
import { Inspection } from './return-settlement';
import { returnsCopy } from './returns.copy';
import { WearSection } from './wear/wear-section';
import { costSoFar, wholeCost } from './whole-cost';

const copy = returnsCopy.cost;

type ReturnPlanProps = { carReturn: CarReturn };

export function ReturnPlan({ carReturn }: ReturnPlanProps) {
  return (
    <>
      {carReturn.kind === 'desistencia' ? (
        <Withdrawn />
      ) : carReturn.closedBy ? (
        <Instead carReturn={carReturn} />
      ) : (
        <ReturnCost carReturn={carReturn} />
      )}
      {carReturn.photos.length + carReturn.damages.length > 0 && (
        <Inspection carReturn={carReturn} />
      )}
      {(carReturn.canBook || carReturn.slot) && <ReturnDay carReturn={carReturn} />}
      {carReturn.wear && (
        <>
          <EstimateSection carReturn={carReturn} wear={carReturn.wear} />
          <WearSection wear={carReturn.wear} />
        </>
      )}
    </>
  );
}

/** A customer who withdrew pays nothing, not even for driven km. */
function Withdrawn() {
  return (
    <section aria-labelledby="custo-titulo">
      <h2 id="custo-titulo">{copy.title}</h2>
      <p>{copy.withdrawn}</p>
    </section>
  );
}

/** Instead of a return's costs this section leads to the purchase or the withdrawal. */
function Instead({ carReturn: { id, closedBy, withdrawUntil } }: ReturnPlanProps) {
  return (
    <section aria-labelledby="custo-titulo">
      <h2 id="custo-titulo">{copy.title}</h2>
      {closedBy === 'compra' ? (
        <>
          <p className="notice">{BUYING_INSTEAD}</p>
          <SiteLink className="link" to={memberPurchasePath(id)}>
            {copy.toPurchase}
          </SiteLink>
        </>
      ) : (
        <>
          {withdrawUntil && <p className="notice">{copy.free(withdrawUntil)}</p>}
          <p className="soft">{copy.afterFree}</p>
          <SiteLink className="link" to={`${memberContractPath(id)}#contrato-desistir`}>
            {copy.toWithdrawal}
          </SiteLink>
        </>
      )}
    </section>
  );
}

function ReturnCost({ carReturn }: ReturnPlanProps) {
  const { slot, month, term, cost, km, owed, endsOn, endedOn, kind, overtime } =
    carReturn;
  const { goesBack = 0, begins, begun } = carReturn;
  const whole = wholeCost(carReturn);
  const soFar = costSoFar(carReturn);
  const isWhole = whole === soFar;
  const isUnpaid = isEndedUnpaid({ carReturn });
  const today = saoPauloDay(new Date(useSite().now()));
  const isAhead = slot !== null && !isSlotPast(slot, today);
  return (
    <section aria-labelledby="custo-titulo">
      <h2 id="custo-titulo">{copy.title}</h2>
      {isUnpaid && <p className="notice">{copy.demanded(endedOn)}</p>}
      <Facts
        rows={[
          [copy.monthName, copy.month(month, term)],
          [copy.endedOn, endedOn && formatDate(endedOn)],
          [copy.endsOn, !isUnpaid && formatDate(endsOn)],
          [copy.km(km), copy.kmText(km)],
          [
            isAhead ? copy.exitBooked(slot.day) : copy.exitToday,
            cost > 0 ? formatBRL(cost) : copy.nothing,
          ],
          [copy.begins, begins && formatBRL(begins.cost)],
          [begun ? copy.begun(begun.months) : '', begun && formatBRL(begun.cost)],
          [copy.overtime, overtime && copy.overtimeText(overtime)],
          [
            copy.whole(overtime),
            (begins ?? begun) && (isWhole ? <b>{formatBRL(whole)}</b> : formatBRL(whole)),
          ],
          [copy.kmCost, km.cost > 0 && formatBRL(km.cost)],
          [copy.owed, owed > 0 && formatBRL(owed)],
          [copy.soFar, !isWhole && soFar > owed && <b>{formatBRL(soFar)}</b>],
        ]}
      />
      {slot && goesBack > 0 && (
        <p className="notice">{copy.goesBack(goesBack, slot.day)}</p>
      )}
      <p className="soft">{copy.rule}</p>
      {kind === 'fim' && <p className="soft">{copy.late}</p>}
    </section>
  );
}
