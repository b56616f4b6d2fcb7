import { type ContractDetail } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { memberDeliveryPath, memberReturnPath } from '@site/api-contract/site-paths';
import { isAwaitingCar, isOver } from '@site/api-contract/states';
import { deferred, SiteLink } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { memberAreaCopy } from '../member-area.copy';
import { billActOf } from '../overview/bill-act';
import { isLate, isOwing } from '../overview/pick-leading-contract';
import { PlanHead } from '../own-cars/plan-head';
import { bookedReturn } from '../returns/booked-return';
import { ContractEnd } from '../returns/contract-end';
import { endInSight } from '../returns/end-in-sight';
import { isEndedUnpaid } from '../returns/ended-unpaid';
import { usePartInView } from '../use-part-in-view';
import { contractCopy as copy } from './contract.copy';
import { ContractFacts } from './contract-facts';
import { ContractNext } from './contract-next';
import { ContractPlan } from './contract-plan';
import { ContractWays } from './contract-ways';
import { DueDay } from './due-day';
import { DemandedCar } from './end/car-due-back';
import { ExitCosts } from './end/exit-costs';
import { LostCar } from './end/lost-car';
import { Withdrawal } from './end/withdrawal';
import { WithdrawalReceipt } from './end/withdrawal-receipt';
import { Statement } from './statement';
import './contract.css';

const KmBankSection = deferred(async () => (await import('../km/km-bank')).KmBankSection);

export function ContractParts({ contract }: { contract: ContractDetail }) {
  usePartInView();
  const { now } = useSite();
  const today = saoPauloDay(new Date(now()));
  const endsOn = endInSight(contract, today);
  const slot = bookedReturn(contract, today);
  const act = isOwing(contract) || !isOver(contract.state) ? billActOf(contract) : null;
  return (
    <>
      <PlanHead
        plan={{ ...contract, clientType: contract.terms.clientType }}
        overline={copy.number(contract.number, contract.signedOn)}
        isLate={isLate(contract)}
      />
      <ContractNext contract={contract}>
        {isAwaitingCar(contract.state) && (
          <SiteLink className="link" to={memberDeliveryPath(contract.id)}>
            {memberAreaCopy.seeDelivery}
          </SiteLink>
        )}
        {act && (
          <SiteLink className="btn" to={act.to}>
            {act.label}
          </SiteLink>
        )}
        {slot && !act && (
          <SiteLink className="btn" to={memberReturnPath(contract.id)}>
            {copy.seeReturnDay}
          </SiteLink>
        )}
      </ContractNext>
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
      <ContractWays contract={contract} isEndShown={endsOn !== null} />
      {contract.handedOverOn && <KmBankSection contractId={contract.id} />}
      <ContractPlan contract={contract} backOn={slot?.day} />
      <Statement lines={contract.statement} lateCharges={contract.lateCharges} />
      <ContractFacts contract={contract} />
      {contract.exit && !isEndedUnpaid(contract) && <ExitCosts contract={contract} />}
      {contract.dueDayFrom !== null && (
        <DueDay contract={contract} from={contract.dueDayFrom} />
      )}
      {contract.withdrawal && contract.withdrawal.kind !== 'nao-cabe' && (
        <Withdrawal contract={contract} offer={contract.withdrawal} />
      )}
    </>
  );
}
