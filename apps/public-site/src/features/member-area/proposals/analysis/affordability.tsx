import { type ProposalDetail } from '@site/api-contract';
import { linkToLowestPrice, planCondition } from '@site/api-contract/pricing';
import { configurePath } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { affordabilityCopy as COPY } from './affordability.copy';

/**
 * The figures behind a refusal because of the income: the limit, this car's price, and
 * cars within the limit. Each link opens the plan with the shown price.
 */
export function Affordability({ proposal }: { proposal: ProposalDetail }) {
  const { affordability, income, clientType, monthly } = proposal;
  if (!affordability || income === null) return null;
  const { limit, committed, left, neededIncome, fitting, cheapest } = affordability;
  return (
    <section className="member-sec" aria-labelledby="conta-titulo">
      <header className="member-head">
        <h2 id="conta-titulo">{COPY.title}</h2>
      </header>
      <div className="prop-figures">
        <p>{COPY.limit({ income, clientType, limit, committed, left })}</p>
        <p>{COPY.needed(clientType, monthly, neededIncome)}</p>
        {fitting.length > 0 ? (
          <>
            <h3>{COPY.fits}</h3>
            <ul>
              {fitting.map(({ modelSlug, modelName, monthly: price, ...plan }) => (
                <li key={modelSlug}>
                  <SiteLink
                    className="link"
                    to={linkToLowestPrice(configurePath(modelSlug), {
                      ...plan,
                      modelSlug,
                      clientType,
                    })}
                  >
                    {COPY.plan(modelName, price)}
                  </SiteLink>
                  <small>{planCondition({ ...plan, clientType })}</small>
                </li>
              ))}
            </ul>
          </>
        ) : (
          cheapest && <p>{COPY.none(clientType, cheapest)}</p>
        )}
      </div>
    </section>
  );
}
