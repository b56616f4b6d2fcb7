import { type ContractDetail } from '@site/api-contract';
import { memberReturnPath } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { endedUnpaidText, isEndedUnpaid } from '../../returns/ended-unpaid';
import { contractCopy as copy } from '../contract.copy';

type CarReturn = NonNullable<ContractDetail['carReturn']>;

/**
 * Shown while the customer still has the car of a contract that was ended for unpaid
 * bills.
 */
export function DemandedCar({
  contract,
}: {
  contract: Pick<ContractDetail, 'id' | 'carReturn'>;
}) {
  const { id, carReturn } = contract;
  if (!carReturn || carReturn.isBack || !isEndedUnpaid(contract)) return null;
  return (
    <section className="member-sec contract-back" aria-labelledby="contrato-carro">
      <header className="member-head">
        <h2 id="contrato-carro">{copy.demanded}</h2>
      </header>
      <CarDueBack id={id} carReturn={carReturn} />
    </section>
  );
}

/**
 * The day by which the car must be returned, the booked day if any, and the link to
 * choose one.
 */
export function CarDueBack({ id, carReturn }: { id: string; carReturn: CarReturn }) {
  return (
    <p className={carReturn.isOverdue ? 'notice notice--err' : 'notice'}>
      {sentences(carReturn)}{' '}
      <SiteLink className="link" to={memberReturnPath(id)}>
        {carReturn.slot ? copy.seeReturnDay : copy.bookReturn}
      </SiteLink>
    </p>
  );
}

function sentences(carReturn: CarReturn): string {
  const { kind, slot, bringBy, isOverdue, endedOn } = carReturn;
  const isUnpaid = isEndedUnpaid({ carReturn });
  return [
    isUnpaid && endedUnpaidText(endedOn),
    bringBy && isOverdue && copy.carOverdue(bringBy),
    slot && copy.returnBooked(slot.day, slot.time),
    bringBy && !isOverdue && !slot && copy.bringCar(bringBy, kind === 'desistencia'),
    isUnpaid && copy.untilBack,
  ]
    .filter(Boolean)
    .join(' ');
}
