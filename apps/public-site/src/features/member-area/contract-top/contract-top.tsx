import { useLocation } from 'react-router-dom';
import { useListContractsQuery } from '@site/api-client';
import {
  memberContractPath,
  memberKmPath,
  memberPaymentsPath,
  memberServicesPath,
} from '@site/api-contract/site-paths';
import { deferred, SiteLink, useOpenTabInView } from '@site/ui';
import { useSignedIn } from '../use-signed-in';
import { contractTopCopy as copy } from './contract-top.copy';
import './contract-top.css';

const CarStrip = deferred(async () => (await import('./car-strip')).CarStrip);

export type ContractTab = 'contract' | 'km' | 'payments' | 'help';

const TABS: readonly (readonly [ContractTab, (id: string) => string])[] = [
  ['contract', memberContractPath],
  ['km', memberKmPath],
  ['payments', memberPaymentsPath],
  ['help', memberServicesPath],
];

type ContractTopProps = {
  /** Id of the contract, or of its proposal; undefined until the page knows it. */
  id: string | undefined;
  /** The tab that is selected: the page itself or the page above it. */
  tab: ContractTab;
};

/** The car of a contract as a strip, and the tabs of the contract, above each page of it. */
export function ContractTop({ id, tab }: ContractTopProps) {
  const { pathname } = useLocation();
  const tabs = useOpenTabInView<HTMLElement>();
  const signedIn = useSignedIn();
  const { contract } = useListContractsQuery(undefined, {
    skip: !signedIn,
    refetchOnMountOrArgChange: true,
    selectFromResult: ({ data = [] }) => ({
      contract: data.find((one) => one.id === id || one.proposalId === id),
    }),
  });
  return (
    <div className="contract-top">
      <div className="car-strip">{contract && <CarStrip contract={contract} />}</div>
      {id !== undefined && (
        <nav ref={tabs} className="contract-tabs" aria-label={copy.tabs}>
          {TABS.map(([name, pathOf]) => (
            <SiteLink
              key={name}
              to={pathOf(contract?.id ?? id)}
              aria-current={
                name !== tab ? undefined : pathname === pathOf(id) ? 'page' : 'true'
              }
            >
              {copy[name]}
            </SiteLink>
          ))}
        </nav>
      )}
    </div>
  );
}
