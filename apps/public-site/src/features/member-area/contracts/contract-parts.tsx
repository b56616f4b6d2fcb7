import { type ContractDetail } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { isOver } from '@site/api-contract/sales';
import { SiteLink } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { billActOf } from '../overview/bill-act';
import { isOwing } from '../overview/pick-leading-contract';
import { ContractEnd } from '../returns/contract-end';
import { endInSight } from '../returns/end-in-sight';
import { isEndedUnpaid } from '../returns/ended-unpaid';
import { usePartInView } from '../use-part-in-view';
import { contractCopy as copy } from './contract.copy';
import { ContractFacts } from './contract-facts';
import { ContractLinks } from './contract-links';
import { ContractOver } from './contract-over';
import { contractPageCopy } from './contract-page.copy';
import { DemandedCar } from './end/car-due-back';
import { ExitCosts } from './end/exit-costs';
import { LostCar } from './end/lost-car';
import { Withdrawal } from './end/withdrawal';
import { WithdrawalReceipt } from './end/withdrawal-receipt';
import './contract.css';

/** The tab 'Contrato': what was agreed, its documents, and the ways to end it. */
export function ContractParts({ contract }: { contract: ContractDetail }) {
  usePartInView();
  const { now } = useSite();
  const endsOn = endInSight(contract, saoPauloDay(new Date(now())));
  const act = isOwing(contract) ? billActOf(contract) : null;
  return (
    <>
      <header className="contract-head">
        <h1>{contractPageCopy.title}</h1>
        <p className="soft num">{copy.number(contract.number, contract.signedOn)}</p>
      </header>
      {isOver(contract.state) && (
        <ContractOver contract={contract}>
          {act && (
            <SiteLink className="btn" to={act.to}>
              {act.label}
            </SiteLink>
          )}
        </ContractOver>
      )}
      {contract.withdrawnAt !== null && (
        <WithdrawalReceipt
          id={contract.id}
          at={contract.withdrawnAt}
          carReturn={contract.carReturn}
        />
      )}
      <DemandedCar contract={contract} />
      {contract.loss && <LostCar loss={contract.loss} />}
      {endsOn && <ContractEnd contract={contract} endsOn={endsOn} />}
      <ContractLinks contract={contract} isEndShown={endsOn !== null} />
      <ContractFacts contract={contract} />
      {contract.exit && !isEndedUnpaid(contract) && <ExitCosts contract={contract} />}
      {contract.withdrawal && contract.withdrawal.kind !== 'nao-cabe' && (
        <Withdrawal contract={contract} offer={contract.withdrawal} />
      )}
    </>
  );
}
