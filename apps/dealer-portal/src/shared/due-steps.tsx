import { useListProposalsQuery } from '@site/api-client';
import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { dealerProposalPath, DUE_PROPOSALS_PATH } from '@site/api-contract/site-paths';
import { useSiteActions } from '@site/shell';
import { SiteLink } from '@site/ui';
import { Late } from '@site/ui/proposal';
import { dueStepsCopy as copy } from './due-steps.copy';
import './due-steps.css';

/** Number of shown steps; a link leads to the others. */
const MOST_SHOWN = '5';

/**
 * Steps that the viewer planned for today or earlier. Without any this is empty, since
 * the page has its own lists.
 */
export function DueSteps() {
  const today = saoPauloDay(new Date(useSiteActions().now()));
  const query = { next: 'due', limit: MOST_SHOWN } as const;
  const { data } = useListProposalsQuery({ query });
  if (!data || data.total === 0) return null;
  return (
    <section className="due" aria-labelledby="para-hoje">
      <h2 id="para-hoje">{copy.title}</h2>
      <ul>
        {data.items.map(({ id, customerName, next }) => (
          <li key={id}>
            <SiteLink to={dealerProposalPath(id)}>{customerName}</SiteLink>
            {next && (
              <>
                <span>{next.step}</span>
                <small>
                  {next.day < today ? (
                    <Late>{formatDate(next.day)}</Late>
                  ) : (
                    formatDate(next.day)
                  )}
                </small>
              </>
            )}
          </li>
        ))}
      </ul>
      <SiteLink to={DUE_PROPOSALS_PATH} className="link">
        {copy.all(data.total)}
      </SiteLink>
    </section>
  );
}
