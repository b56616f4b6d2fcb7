import { type ContractDetail, type Delivery } from '@site/api-contract';
import { useToday } from '../../../shared/use-today';
import { contractCopy } from './contract.copy';
import { customerNext } from './customer-next';

type ContractNextProps = { contract: ContractDetail; delivery: Delivery | undefined };

/** The next step, in the words that the customer sees. */
export function ContractNext({ contract, delivery }: ContractNextProps) {
  const today = useToday();
  return (
    <section className="contract-next" aria-labelledby="proximo">
      <h2 id="proximo">{contractCopy.next.title}</h2>
      <p>{customerNext(contract, delivery, today)}</p>
    </section>
  );
}
