import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListProposalsQuery } from '@site/api-client';
import { pathInApp } from '@site/api-contract/site-map';
import { dealerProposalPath } from '@site/api-contract/site-paths';
import { type PalettePartProps } from '@site/ui';
import { Palette } from '@site/ui/palette';
import { goToCopy as copy } from './go-to.copy';

/** Shorter texts would match nearly everything. */
const SHORTEST_SEARCH = 3;
const MOST_FOUND = 5;

/** Opens a page, or a proposal by its number or customer. */
export function GoTo({ pages, onClose }: PalettePartProps) {
  const [search, setSearch] = useState('');
  const navigate = useNavigate();
  const skip = search.length < SHORTEST_SEARCH;
  const { currentData, isFetching, isError } = useListProposalsQuery(
    { query: { search, limit: String(MOST_FOUND) } },
    { skip },
  );
  const places = (skip ? [] : (currentData?.items ?? [])).map((proposal) => ({
    id: pathInApp('dealer-portal', dealerProposalPath(proposal.id)),
    label: proposal.customerName,
    note: copy.note(proposal.number, proposal.versionName),
  }));
  return (
    <Palette
      label={copy.label}
      pages={pages.map(({ to, label }) => ({ id: to, label }))}
      found={places.length > 0 ? [{ heading: copy.proposals, places }] : []}
      isSearching={isFetching}
      failure={isError ? copy.failed : undefined}
      onSearch={setSearch}
      onChoose={({ id }) => {
        onClose();
        void navigate(id);
      }}
      onClose={onClose}
    />
  );
}
