import { type ContractDetail } from '@site/contracts';
import { type IsoDate, saoPauloDay } from '@site/contracts/brazil';
import { memberPurchasePath, memberReturnPath } from '@site/contracts/site-paths';
import { SiteLink } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { renewalPath } from '../renewal-path';
import { contractEndCopy as copy } from './contract-end.copy';

type ContractEndProps = { contract: ContractDetail; endsOn: IsoDate };

/** The last day is in sight: what happens then, and the ways that lead on. */
export function ContractEnd({ contract, endsOn }: ContractEndProps) {
  const { now } = useSite();
  const slot = contract.carReturn?.slot;
  return (
    <section className="member-sec" aria-labelledby="contrato-fim">
      <header className="member-head">
        <h2 id="contrato-fim">
          {copy.title(endsOn, endsOn < saoPauloDay(new Date(now())))}
        </h2>
      </header>
      <p>{copy.lead}</p>
      <ul className="ways">
        <li>
          <SiteLink className="link" to={renewalPath(contract)}>
            {copy.renew}
          </SiteLink>
          <small>{copy.renewNote}</small>
        </li>
        <li>
          <SiteLink className="link" to={memberReturnPath(contract.id)}>
            {copy.giveBack}
          </SiteLink>
          <small>{slot ? copy.booked(slot.day, slot.time) : copy.giveBackNote}</small>
        </li>
        <li>
          <SiteLink className="link" to={memberPurchasePath(contract.id)}>
            {copy.buy}
          </SiteLink>
          <small>{copy.buyNote(contract.purchase)}</small>
        </li>
      </ul>
      <p className="soft">{copy.late}</p>
    </section>
  );
}
