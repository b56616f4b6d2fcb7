import { type ContractDetail } from '@site/api-contract';
import { memberReturnPath } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { endedUnpaidText, isEndedUnpaid } from '../../returns/ended-unpaid';
import { contractCopy as copy } from '../contract.copy';

type CarReturn = NonNullable<ContractDetail['carReturn']>;

/** The contract was ended because nobody paid, and the car is still with its customer. */
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

/** Until when a car goes back that must, on which day, and the way to choose it. */
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
