import { type ContractDetail, type Delivery } from '@site/contracts';
import { useToday } from '../../shared/use-today';
import { contractCopy } from './contract.copy';
import { customerNext } from './customer-next';

type ContractNextProps = { contract: ContractDetail; delivery: Delivery | undefined };

/** What the customer of a contract sees next. */
export function ContractNext({ contract, delivery }: ContractNextProps) {
  const today = useToday();
  return (
    <section className="contract-next" aria-labelledby="proximo">
      <h2 id="proximo">{contractCopy.next.title}</h2>
      <p>{customerNext(contract, delivery, today)}</p>
    </section>
  );
}
