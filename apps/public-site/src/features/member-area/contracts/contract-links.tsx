import { type ContractDetail } from '@site/api-contract';
import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { isOver } from '@site/api-contract/sales';
import {
  memberDeliveryPath,
  memberDriversPath,
  memberPurchasePath,
  memberReturnPath,
  VERIFY_CONTRACT_PATH,
  wearTablePath,
} from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { ContractFile } from '../../../shared/contract-file';
import { useSite } from '../../../shared/site-services';
import { renewalPath } from '../proposals/renewal-path';
import { bookedReturn } from '../returns/booked-return';
import { contractEndCopy } from '../returns/contract-end.copy';
import { isEndedUnpaid } from '../returns/ended-unpaid';
import { contractLinksCopy as copy } from './contract-links.copy';
import './contract-links.css';

type ContractLink = { label: string; note: string; to: string };

/**
 * Functions that give a link, or null where the contract has none, in the order of the
 * list.
 */
const LINKS: readonly ((
  contract: ContractDetail,
  today: IsoDate,
) => ContractLink | null)[] = [drivers, delivery, renewal, end, purchase, wear, check];
/** Links that the section above already shows when the contract is about to end. */
const OF_THE_END: readonly unknown[] = [renewal, end];

type ContractLinksProps = { contract: ContractDetail; isEndShown: boolean };

/** The links of a contract, without those that the page shows elsewhere. */
export function ContractLinks({ contract, isEndShown }: ContractLinksProps) {
  const { now } = useSite();
  const today = saoPauloDay(new Date(now()));
  const links = LINKS.filter((linkOf) => !isEndShown || !OF_THE_END.includes(linkOf))
    .map((linkOf) => linkOf(contract, today))
    .filter((link) => link !== null);
  return (
    <section className="member-sec" aria-labelledby="contrato-caminhos">
      <header className="member-head">
        <h2 id="contrato-caminhos">{copy.title}</h2>
      </header>
      <ul className="contract-links">
        {links.map(({ label, note, to }) => (
          <li key={to}>
            <SiteLink className="link" to={to}>
              {label}
            </SiteLink>
            <small>{note}</small>
          </li>
        ))}
      </ul>
      <p className="contract-links-file">
        <ContractFile id={contract.id} />
      </p>
    </section>
  );
}

/**
 * The link to the delivery; null when the contract ended before the car was handed over.
 */
function delivery({ id, state, handedOverOn }: ContractDetail): ContractLink | null {
  const to = memberDeliveryPath(id);
  if (handedOverOn) return { to, label: copy.delivered, note: copy.deliveredNote };
  return isOver(state) ? null : { to, label: copy.delivery, note: copy.deliveryNote };
}

function drivers(contract: ContractDetail): ContractLink | null {
  if (isOver(contract.state)) return null;
  const added =
    contract.terms.clientType === 2 ? copy.driversNoteOfCompany : copy.driversNote;
  const note = isEndedUnpaid(contract) ? copy.driversEndedNote : added;
  return { to: memberDriversPath(contract.id), label: copy.drivers, note };
}

/** The link to a new contract; null when this one was ended for unpaid bills. */
function renewal(contract: ContractDetail): ContractLink | null {
  return contract.state === 'ativa' && !isEndedUnpaid(contract)
    ? { to: renewalPath(contract), label: copy.renew, note: copy.renewNote }
    : null;
}

/**
 * The link to the return; null before the handover, and for an ended contract without a
 * return.
 */
function end(contract: ContractDetail, today: IsoDate): ContractLink | null {
  const { id, state, handedOverOn, carReturn } = contract;
  const to = memberReturnPath(id);
  if (carReturn?.isBack) return { to, label: copy.ended, note: copy.endedNote };
  if (carReturn?.bringBy)
    return {
      to,
      label: copy.end,
      note: copy.bringNote(carReturn.bringBy, carReturn.kind === 'desistencia'),
    };
  const slot = bookedReturn(contract, today);
  return handedOverOn && state === 'ativa'
    ? { to, label: copy.end, note: slot ? contractEndCopy.booked(slot) : copy.endNote }
    : null;
}

function purchase({ id, purchase: bought }: ContractDetail): ContractLink | null {
  return bought?.state === 'comprada' || bought?.state === 'transferida'
    ? { to: memberPurchasePath(id), label: copy.bought, note: copy.boughtNote }
    : null;
}

/** The link to the wear table; null for a contract that was signed before there was one. */
function wear({ terms: { wearVersion } }: ContractDetail): ContractLink | null {
  return wearVersion
    ? { to: wearTablePath(wearVersion), label: copy.wear, note: copy.wearNote }
    : null;
}

function check(): ContractLink {
  return { to: VERIFY_CONTRACT_PATH, label: copy.check, note: copy.checkNote };
}
