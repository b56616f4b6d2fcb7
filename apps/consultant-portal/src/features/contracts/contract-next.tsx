import { type ContractDetail, type Delivery } from '@site/contracts';
import { saoPauloDay } from '@site/contracts/brazil';
import { useSiteActions } from '@site/shell';
import { contractCopy } from './contract.copy';
import { customerNext } from './customer-next';

type ContractNextProps = { contract: ContractDetail; delivery: Delivery | undefined };

/** What the customer of a contract sees next. */
export function ContractNext({ contract, delivery }: ContractNextProps) {
  const { now } = useSiteActions();
  return (
    <section className="contract-next" aria-labelledby="proximo">
      <h2 id="proximo">{contractCopy.next.title}</h2>
      <p>{customerNext(contract, delivery, saoPauloDay(new Date(now())))}</p>
    </section>
  );
}
