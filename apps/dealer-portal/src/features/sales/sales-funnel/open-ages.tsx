import { useGetProposalAgesQuery } from '@site/api-client';
import { type AgeBand } from '@site/api-contract';
import { formatCount } from '@site/api-contract/brazil';
import { QueryState } from '@site/shell/query-state';
import { deferred, Skeleton } from '@site/ui';
import { agesCopy as copy } from './ages.copy';
import { WAITING_PARTIES } from './waiting-parties';

const AgesChart = deferred(async () => (await import('./ages-chart')).AgesChart);

/** The ages of open proposals as bars, with a table of the same numbers. */
export function OpenAges() {
  const ages = useGetProposalAgesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className="results-part" aria-labelledby="resultados-idades">
      <h2 id="resultados-idades">{copy.title}</h2>
      <QueryState
        answer={ages}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={5} />}
      >
        {({ bands }) =>
          bands.every((band) => sumOf(band) === 0) ? (
            <p>{copy.empty}</p>
          ) : (
            <Ages bands={bands} />
          )
        }
      </QueryState>
    </section>
  );
}

function Ages({ bands }: { bands: readonly AgeBand[] }) {
  return (
    <>
      <div className="results-total">
        <div className="results-chart">
          <AgesChart bands={bands} />
        </div>
        <table className="results-months results-ages">
          <caption className="vh">{copy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.age}</th>
              {WAITING_PARTIES.map((turn) => (
                <th key={turn} scope="col" data-turn={turn}>
                  {copy.turns[turn]}
                </th>
              ))}
              <th scope="col">{copy.all}</th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => (
              <tr key={band.from}>
                <th scope="row">{copy.band(band)}</th>
                {WAITING_PARTIES.map((turn) => (
                  <td key={turn}>{formatCount(band[turn])}</td>
                ))}
                <td>{formatCount(sumOf(band))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="results-note">{copy.counted}</p>
    </>
  );
}

function sumOf({ analysis, customer, delivery }: AgeBand): number {
  return analysis + customer + delivery;
}
