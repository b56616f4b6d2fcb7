import { type ComponentType, type SVGProps } from 'react';
import { type ContractSummary } from '@site/api-contract';
import { isDelivered } from '@site/api-contract/sales';
import {
  memberContractPath,
  memberDeliveryPath,
  memberKmPath,
  memberPaymentsPath,
  memberServicesPath,
} from '@site/api-contract/site-paths';
import {
  DeliveryIcon,
  DocumentIcon,
  HelpIcon,
  KmIcon,
  PayIcon,
  SiteLink,
} from '@site/ui';
import { isReportedLost } from '../km/is-reported-lost';
import { memberAreaCopy as copy } from '../member-area.copy';
import { billActOf } from '../overview/bill-act';

type Verb = { label: string; to: string; Icon: ComponentType<SVGProps<SVGSVGElement>> };

/** Links to the actions that customers need most. */
export function CarVerbs({ contract }: { contract: ContractSummary }) {
  return (
    <ul className="car-verbs" aria-label={copy.verbsOf(contract.modelName)}>
      {verbsOf(contract).map(({ label, to, Icon }) => (
        <li key={label}>
          <SiteLink to={to}>
            <Icon aria-hidden="true" />
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * Help and km are for a delivered car; before that there is the delivery. Nobody reads the
 * odometer of a car that was reported stolen.
 */
function verbsOf(contract: ContractSummary): Verb[] {
  const { id, state } = contract;
  const bill = billActOf(contract)?.to ?? memberPaymentsPath(id);
  return [
    { label: copy.pay, to: bill, Icon: PayIcon },
    ...(isDelivered(state)
      ? [
          { label: copy.askHelp, to: memberServicesPath(id), Icon: HelpIcon },
          {
            label: isReportedLost(contract) ? copy.seeKm : copy.tellKm,
            to: memberKmPath(id),
            Icon: KmIcon,
          },
        ]
      : [{ label: copy.seeDelivery, to: memberDeliveryPath(id), Icon: DeliveryIcon }]),
    { label: copy.contract, to: memberContractPath(id), Icon: DocumentIcon },
  ];
}
