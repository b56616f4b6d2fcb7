import { useListCampaignUsesQuery } from '@site/api-client/consultant-calls';
import { type Campaign } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantProposalPath } from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { AppLink, DataTable, Empty, Modal, Skeleton } from '@site/ui';
import { StateTag } from '@site/ui/proposal';
import { useRight } from '../../../shared/rights';
import { campaignsCopy } from './campaigns.copy';

const copy = campaignsCopy.usesOf;

/** The proposals that were sent with a campaign; linked for who may open proposals. */
export function CampaignUses({
  campaign: { id, code },
  onClose,
}: {
  campaign: Campaign;
  onClose: () => void;
}) {
  const uses = useListCampaignUsesQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const opensProposals = useRight('analysis');
  return (
    <Modal open title={copy.title(code)} onClose={onClose}>
      <QueryState
        answer={uses}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={3} label={copy.loading} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Empty slim title={copy.none} />
          ) : (
            <DataTable
              caption={copy.caption}
              rows={items}
              rowKey={({ proposalId }) => proposalId}
              columns={[
                {
                  key: 'proposal',
                  head: copy.proposal,
                  opens: true,
                  cell: ({ proposalId, number }) =>
                    opensProposals ? (
                      <AppLink
                        className="link"
                        to={pathInApp(
                          'consultant-portal',
                          consultantProposalPath(proposalId),
                        )}
                      >
                        {number}
                      </AppLink>
                    ) : (
                      number
                    ),
                },
                {
                  key: 'sent',
                  head: copy.sent,
                  phone: 'wide',
                  cell: ({ sentAt }) => copy.at(sentAt),
                },
                {
                  key: 'state',
                  head: copy.state,
                  phone: 'end',
                  cell: ({ state, isGivenBack }) => (
                    <>
                      <StateTag state={state} />
                      {isGivenBack && <small>{copy.givenBack}</small>}
                    </>
                  ),
                },
              ]}
            />
          )
        }
      </QueryState>
      <div className="actions">
        <button type="button" className="btn btn--line" onClick={onClose}>
          {copy.close}
        </button>
      </div>
    </Modal>
  );
}
