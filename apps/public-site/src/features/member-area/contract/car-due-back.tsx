import { type ContractDetail } from '@site/contracts';
import { memberReturnPath } from '@site/contracts/site-paths';
import { SiteLink } from '@site/ui';
import { contractCopy as copy } from './contract.copy';

type CarReturn = NonNullable<ContractDetail['carReturn']>;

/** The contract was ended because nobody paid, and the car is still with its customer. */
export function DemandedCar({
  contract: { id, carReturn },
}: {
  contract: Pick<ContractDetail, 'id' | 'carReturn'>;
}) {
  if (carReturn?.kind !== 'inadimplencia' || carReturn.isBack) return null;
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

function sentences({ kind, slot, bringBy, isOverdue }: CarReturn): string {
  return [
    bringBy && isOverdue && copy.carOverdue(bringBy),
    slot && copy.returnBooked(slot.day, slot.time),
    bringBy && !isOverdue && !slot && copy.bringCar(bringBy, kind === 'desistencia'),
    kind === 'inadimplencia' && copy.untilBack,
  ]
    .filter(Boolean)
    .join(' ');
}
