import { type ContractDetail } from '@site/contracts';
import { deferred } from '@site/ui';
import { ContractFacts } from './contract-facts';
import { ContractPlan } from './contract-plan';
import { ContractWays } from './contract-ways';
import { DueDay } from './due-day';
import { ExitCosts } from './exit-costs';
import { Statement } from './statement';
import { Withdrawal } from './withdrawal';

const KmBankSection = deferred(async () => (await import('./km-bank')).KmBankSection);

/** All of a contract below its band, loaded once the contract is there. */
export function ContractParts({ contract }: { contract: ContractDetail }) {
  return (
    <>
      <ContractWays contract={contract} />
      {contract.handedOverOn && <KmBankSection contractId={contract.id} />}
      <ContractPlan contract={contract} />
      <Statement lines={contract.statement} />
      <ContractFacts contract={contract} />
      {contract.exit && <ExitCosts contract={contract} />}
      {contract.dueDayFrom !== null && (
        <DueDay contract={contract} from={contract.dueDayFrom} />
      )}
      {contract.withdrawal && contract.withdrawal.kind !== 'nao-cabe' && (
        <Withdrawal contract={contract} offer={contract.withdrawal} />
      )}
    </>
  );
}
