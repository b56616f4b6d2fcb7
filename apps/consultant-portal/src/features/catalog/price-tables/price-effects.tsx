import { useListCmsPagesQuery } from '@site/api-client/consultant-calls';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantPagePath } from '@site/api-contract/site-paths';
import { AppLink } from '@site/ui';
import { priceTablesCopy as copy } from './price-tables.copy';

/**
 * Says which customers a new table affects, what the price guarantee preserves, and which
 * pages name amounts.
 */
export function PriceEffects({ guaranteeDays }: { guaranteeDays: number }) {
  return (
    <>
      <section className="prices-effects" aria-labelledby="efeitos">
        <h2 id="efeitos">{copy.effectTitle}</h2>
        <ul>
          {copy.effects(guaranteeDays).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <PagesWithAmounts />
    </>
  );
}

/**
 * Pages of the CMS that name amounts. With WordPress as the source the list is empty, and
 * its editors check the pages there.
 */
function PagesWithAmounts() {
  const { data } = useListCmsPagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const pages = data?.items.filter(({ namesAmounts }) => namesAmounts) ?? [];
  if (pages.length === 0) return null;
  return (
    <section className="prices-effects" aria-labelledby="textos">
      <h2 id="textos">{copy.pagesTitle}</h2>
      <p>{copy.pagesLead}</p>
      <ul>
        {pages.map(({ id, title }) => (
          <li key={id}>
            <AppLink to={pathInApp('consultant-portal', consultantPagePath(id))}>
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
