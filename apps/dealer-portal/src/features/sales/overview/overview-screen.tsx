import { useListProposalsQuery } from '@site/api-client';
import { formatTotal } from '@site/api-contract/brazil';
import {
  DEALER_PROPOSALS_PATH,
  DEALER_RESULTS_PATH,
  dealerProposalPath,
  dealerProposalsPath,
  PORTAL_LINK_PATH,
} from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { Empty, SiteLink, Skeleton } from '@site/ui';
import { ProposalList } from '@site/ui/proposal';
import { DealershipDay } from '../../../shared/dealership-day';
import { overviewCopy as copy } from './overview.copy';
import './overview.css';

/** The states that a dealership asks for most. */
const FIGURES = ['em_analise', 'aprovada', 'entrega_agendada', 'ativa'] as const;

/** Home of the dealership: its day, figures of its proposals, and the newest ones. */
export function Component() {
  const proposals = useListProposalsQuery({ query: { limit: '5' } });
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <DealershipDay>
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
              <>
                <section aria-labelledby="propostas">
                  <div className="overview-head">
                    <h2 id="propostas">{copy.proposals}</h2>
                    <SiteLink to={DEALER_RESULTS_PATH} className="link overview-link">
                      {copy.results}
                    </SiteLink>
                    <SiteLink to={PORTAL_LINK_PATH} className="btn btn--line btn--sm">
                      <span className="sentence">{copy.link}</span>
                    </SiteLink>
                  </div>
                  <Figures counts={counts} />
                </section>
                <section className="overview-latest" aria-labelledby="ultimas">
                  <div className="overview-head">
                    <h2 id="ultimas">{copy.latest}</h2>
                  </div>
                  <ProposalList
                    proposals={items}
                    hrefOf={({ id }) => dealerProposalPath(id)}
                  />
                  <SiteLink to={DEALER_PROPOSALS_PATH} className="link overview-link">
                    {copy.all}
                  </SiteLink>
                </section>
              </>
            )
          }
        </QueryState>
      </DealershipDay>
    </div>
  );
}

/** The number of proposals in four states, each a link to its list. */
function Figures({ counts }: { counts: Record<string, number> }) {
  return (
    <ul className="overview-figures" aria-label={copy.figures}>
      {FIGURES.map((state) => (
        <li key={state}>
          <SiteLink to={dealerProposalsPath(state)}>
            <b>{formatTotal(counts[state] ?? 0)}</b> {copy.figure(state, counts[state])}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
