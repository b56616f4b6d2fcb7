import {
  type FunnelOfLink,
  type FunnelSteps,
  type SalesFunnel,
} from '@site/api-contract';
import { formatCount } from '@site/api-contract/brazil';
import { type Column, DataTable } from '@site/ui';
import { FUNNEL_STEPS } from './funnel-steps';
import { monthTitle } from './month-title';
import { salesFunnelCopy as copy } from './sales-funnel.copy';

/** A row of a table: its name, and its steps in both months. */
type Part = {
  key: string;
  name: string;
  current: FunnelSteps;
  previous: FunnelSteps;
  /** Proposals that came by no link have no visits to count. */
  isWithoutVisits?: boolean;
};

type FunnelPartsProps = {
  funnel: SalesFunnel;
  bySeller: boolean;
  /** Nothing has happened this month yet, so the month before stands alone. */
  isQuiet: boolean;
};

/** The steps of the funnel by link, seller and campaign. */
export function FunnelParts({ funnel, bySeller, isQuiet }: FunnelPartsProps) {
  const { links, sellers, campaigns } = funnel;
  const before = isQuiet ? undefined : monthTitle(funnel.previousMonth);
  return (
    <>
      <section className="results-part" aria-labelledby="resultados-links">
        <h2 id="resultados-links">{copy.links}</h2>
        <DataTable
          caption={copy.linksCaption}
          columns={columnsOf(copy.link, before)}
          rows={links.map(partOfLink)}
          rowKey={({ key }) => key}
        />
      </section>
      {bySeller && (
        <section className="results-part" aria-labelledby="resultados-vendedores">
          <h2 id="resultados-vendedores">{copy.sellers}</h2>
          <DataTable
            caption={copy.sellersCaption}
            columns={columnsOf(copy.seller, before)}
            rows={sellers.map(({ sellerId, sellerName, ...months }) => ({
              key: sellerId ?? '',
              name: sellerName ?? copy.noSeller,
              ...months,
            }))}
            rowKey={({ key }) => key}
          />
        </section>
      )}
      <section className="results-part" aria-labelledby="resultados-campanhas">
        <h2 id="resultados-campanhas">{copy.campaigns}</h2>
        {campaigns.length === 0 ? (
          <p className="results-note">{copy.noCampaign}</p>
        ) : (
          <DataTable
            caption={copy.campaignsCaption}
            columns={columnsOf(copy.campaign, before)}
            rows={campaigns.map(({ campaign, ...months }) => ({
              key: campaign,
              name: campaign,
              ...months,
            }))}
            rowKey={({ key }) => key}
          />
        )}
        {campaigns.length >= 20 && <p className="results-note">{copy.mostCampaigns}</p>}
      </section>
    </>
  );
}

function partOfLink({ origin, sellerId, sellerName, ...months }: FunnelOfLink): Part {
  const name =
    origin === 'site'
      ? copy.site
      : origin === 'venda-assistida'
        ? copy.assisted(sellerName)
        : copy.sellerLink(sellerName);
  return {
    key: `${origin} ${sellerId}`,
    name,
    isWithoutVisits: origin === 'site',
    ...months,
  };
}

/** Without the name of the month `before` its numbers stand alone. */
function columnsOf(head: string, before: string | undefined): Column<Part>[] {
  return [
    { key: 'name', head, cell: ({ name }) => name },
    ...FUNNEL_STEPS.map((step): Column<Part> => ({
      key: step,
      head: copy.steps[step],
      figure: true,
      cell: ({ current, previous, isWithoutVisits }) => (
        <>
          <span className="results-step" aria-hidden="true">
            {copy.steps[step]}
          </span>
          {isWithoutVisits && step === 'visits' ? (
            <small>{copy.notCounted}</small>
          ) : before === undefined ? (
            <b>{formatCount(previous[step])}</b>
          ) : (
            <>
              <b>{formatCount(current[step])}</b>{' '}
              <small>{copy.before(formatCount(previous[step]), before)}</small>
            </>
          )}
        </>
      ),
    })),
  ];
}
