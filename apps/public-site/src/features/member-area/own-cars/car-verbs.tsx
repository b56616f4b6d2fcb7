import { type ComponentType, type SVGProps } from 'react';
import { type ContractSummary } from '@site/api-contract';
import {
  memberContractPath,
  memberDeliveryPath,
  memberKmPath,
  memberPaymentsPath,
  memberServicesPath,
} from '@site/api-contract/site-paths';
import { isDelivered } from '@site/api-contract/states';
import {
  DeliveryIcon,
  DocumentIcon,
  HelpIcon,
  KmIcon,
  PayIcon,
  SiteLink,
} from '@site/ui';
import { memberAreaCopy as copy } from '../member-area.copy';
import { billActOf } from '../overview/bill-act';

type Verb = { label: string; to: string; Icon: ComponentType<SVGProps<SVGSVGElement>> };

/** The acts that a customer comes for, below the car. */
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

/** Help and km come with the car; before it, its delivery. */
function verbsOf(contract: ContractSummary): Verb[] {
  const { id, state } = contract;
  const bill = billActOf(contract)?.to ?? memberPaymentsPath(id);
  return [
    { label: copy.pay, to: bill, Icon: PayIcon },
    ...(isDelivered(state)
      ? [
          { label: copy.askHelp, to: memberServicesPath(id), Icon: HelpIcon },
          { label: copy.tellKm, to: memberKmPath(id), Icon: KmIcon },
        ]
      : [{ label: copy.seeDelivery, to: memberDeliveryPath(id), Icon: DeliveryIcon }]),
    { label: copy.contract, to: memberContractPath(id), Icon: DocumentIcon },
  ];
}
