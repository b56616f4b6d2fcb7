import { type ContractDetail } from '@site/api-contract';
import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { purchaseFrom, returnAtEndFrom } from '@site/api-contract/driving';
import { memberPurchasePath, memberReturnPath } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { renewalPath } from '../proposals/renewal-path';
import { bookedReturn } from './booked-return';
import { contractEndCopy as copy } from './contract-end.copy';

type ContractEndProps = { contract: ContractDetail; endsOn: IsoDate };

export function ContractEnd({ contract, endsOn }: ContractEndProps) {
  const { now } = useSite();
  const today = saoPauloDay(new Date(now()));
  const slot = bookedReturn(contract, today);
  return (
    <section className="member-sec" aria-labelledby="contrato-fim">
      <header className="member-head">
        <h2 id="contrato-fim">{copy.title(endsOn, endsOn < today)}</h2>
      </header>
      <p>{copy.lead}</p>
      <ul className="contract-links">
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
          <small>
            {slot ? copy.booked(slot) : copy.giveBackNote(returnAtEndFrom(endsOn), today)}
          </small>
        </li>
        <li>
          <SiteLink className="link" to={memberPurchasePath(contract.id)}>
            {copy.buy}
          </SiteLink>
          <small>{copy.buyNote(contract.purchase, purchaseFrom(endsOn), today)}</small>
        </li>
      </ul>
      <p className="soft">{copy.late}</p>
    </section>
  );
}
