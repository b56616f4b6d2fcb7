import { type ContractDetail } from '@site/contracts';
import { saoPauloDay } from '@site/contracts/brazil';
import { memberDeliveryPath, memberReturnPath } from '@site/contracts/site-paths';
import { isAwaitingCar, isOver } from '@site/contracts/states';
import { deferred, SiteLink } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { billActOf } from '../bill-act';
import { bookedReturn } from '../ending/booked-return';
import { ContractEnd } from '../ending/contract-end';
import { endInSight } from '../ending/end-in-sight';
import { isEndedUnpaid } from '../ending/ended-unpaid';
import { isLate, isOwing } from '../leading';
import { memberAreaCopy } from '../member-area.copy';
import { PlanHead } from '../plan-head';
import { usePartInView } from '../use-part-in-view';
import { DemandedCar } from './car-due-back';
import { contractCopy as copy } from './contract.copy';
import { ContractFacts } from './contract-facts';
import { ContractNext } from './contract-next';
import { ContractPlan } from './contract-plan';
import { ContractWays } from './contract-ways';
import { DueDay } from './due-day';
import { ExitCosts } from './exit-costs';
import { LostCar } from './lost-car';
import { Statement } from './statement';
import { Withdrawal } from './withdrawal';
import { WithdrawalReceipt } from './withdrawal-receipt';
import './contract.css';

const KmBankSection = deferred(async () => (await import('./km-bank')).KmBankSection);

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
