import { useSelector } from 'react-redux';
import { useListProposalsQuery } from '@site/api-client';
import { formatTotal } from '@site/api-contract/brazil';
import {
  DEALER_PROPOSALS_PATH,
  DEALER_RESULTS_PATH,
  dealerProposalPath,
  dealerProposalsPath,
  PORTAL_LINK_PATH,
} from '@site/api-contract/site-paths';
import { PROPOSAL_STATES, STATE_LABELS } from '@site/api-contract/states';
import { selectViewer } from '@site/auth';
import { QueryState } from '@site/shell/query-state';
import { Empty, SiteLink, Skeleton } from '@site/ui';
import { ProposalList } from '@site/ui/proposal';
import { DueSteps } from '../../../shared/due-steps';
import { overviewCopy as copy } from './overview.copy';
import './overview.css';

/** Home of the dealership: the number of proposals in each state, and the newest ones. */
export function Component() {
  const viewer = useSelector(selectViewer);
  const proposals = useListProposalsQuery({ query: { limit: '5' } });
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.greeting(viewer.dealershipName)}</h1>
        <div className="actions">
          <SiteLink to={DEALER_RESULTS_PATH} className="link">
            {copy.results}
          </SiteLink>
          <SiteLink to={PORTAL_LINK_PATH} className="btn btn--sm">
            <span className="sentence">{copy.link}</span>
          </SiteLink>
        </div>
      </div>
      <DueSteps />
      <QueryState
        answer={proposals}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={5} />}
      >
        {({ items, total, counts }) =>
          total === 0 ? (
            <Empty
              slim
              title={copy.empty}
              action={
                <SiteLink to={PORTAL_LINK_PATH} className="btn btn--sm">
                  <span className="sentence">{copy.link}</span>
                </SiteLink>
              }
            />
          ) : (
            <div className="overview">
              <section aria-labelledby="funil">
                <h2 id="funil">{copy.funnel}</h2>
                <Funnel counts={counts} />
              </section>
              <section aria-labelledby="ultimas">
                <h2 id="ultimas">{copy.latest}</h2>
                <ProposalList
                  proposals={items}
                  hrefOf={({ id }) => dealerProposalPath(id)}
                />
                <SiteLink to={DEALER_PROPOSALS_PATH} className="link">
                  {copy.all}
                </SiteLink>
              </section>
            </div>
          )
        }
      </QueryState>
    </div>
  );
}

/** A table with a bar and a number for each state. */
function Funnel({ counts }: { counts: Record<string, number> }) {
  const rows = PROPOSAL_STATES.filter((state) => counts[state]);
  const most = Math.max(...rows.map((state) => counts[state] ?? 0), 1);
  return (
    <table className="funnel">
      <caption className="vh">{copy.caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{copy.state}</th>
          <th scope="col">{copy.count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((state) => (
          <tr key={state}>
            <th scope="row">
              <SiteLink to={dealerProposalsPath(state)}>
                {STATE_LABELS[state].label}
              </SiteLink>
            </th>
            <td>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={((counts[state] ?? 0) / most) * 100} height="10" />
              </svg>
              <b>{formatTotal(counts[state] ?? 0)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
