import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useListCustomerContractsInfiniteQuery,
  useListProposalsQuery,
} from '@site/api-client';
import { pathInApp } from '@site/api-contract/site-map';
import {
  consultantContractPath,
  consultantProposalPath,
} from '@site/api-contract/site-paths';
import { type PalettePartProps } from '@site/ui';
import { Palette, type PaletteEntry, type PaletteGroup } from '@site/ui/palette';
import { useRight } from '../../../shared/rights';
import { goToCopy as copy } from './go-to.copy';

/** Shorter texts would match nearly everything. */
const SHORTEST_SEARCH = 3;
const MOST_FOUND = 5;

/** Opens a page, or a proposal or contract by its number or customer. */
export function GoTo({ pages, onClose }: PalettePartProps) {
  const [search, setSearch] = useState('');
  const navigate = useNavigate();
  // Without the right the results could not be opened.
  const mayFind = useRight('analysis');
  const skip = !mayFind || search.length < SHORTEST_SEARCH;
  const proposals = useListProposalsQuery(
    { query: { search, limit: String(MOST_FOUND) } },
    { skip },
  );
  const contracts = useListCustomerContractsInfiniteQuery({ search }, { skip });
  const found: PaletteGroup[] = [
    {
      heading: copy.proposals,
      places: (proposals.currentData?.items ?? []).map((proposal) => ({
        id: pathInApp('consultant-portal', consultantProposalPath(proposal.id)),
        label: proposal.customerName,
        note: copy.note(proposal.number, proposal.versionName),
      })),
    },
    {
      heading: copy.contracts,
      places: (contracts.currentData?.pages[0]?.items ?? [])
        .slice(0, MOST_FOUND)
        .map((contract) => ({
          id: pathInApp('consultant-portal', consultantContractPath(contract.id)),
          label: contract.customerName,
          note: copy.note(contract.number, contract.versionName),
        })),
    },
  ];
  const choose = ({ id }: PaletteEntry) => {
    onClose();
    void navigate(id);
  };
  return (
    <Palette
      label={mayFind ? copy.label : copy.page}
      pages={pages.map(({ to, label }) => ({ id: to, label }))}
      found={skip ? [] : found.filter(({ places }) => places.length > 0)}
      isSearching={proposals.isFetching || contracts.isFetching}
      failure={proposals.isError || contracts.isError ? copy.failed : undefined}
      onSearch={setSearch}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
