import { useListTrafficFinesQuery } from '@site/api-client';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantFinePath, consultantNewFinePath } from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { AppLink, Skeleton } from '@site/ui';
import { FineTag } from '@site/ui/service';
import { partsCopy } from './contract-parts.copy';

const copy = partsCopy.fines;

/** The traffic fines of a delivered car, and the link to register another one. */
export function ContractFines({
  contractId,
  plate,
}: {
  contractId: string;
  plate: string;
}) {
  const fines = useListTrafficFinesQuery({ params: { id: contractId } });
  return (
    <section aria-labelledby="multas">
      <h2 id="multas">{copy.title}</h2>
      <QueryState answer={fines} failed={copy.failed} wait={<Skeleton count={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="soft">{copy.none}</p>
          ) : (
            <ul className="contract-amendments">
              {items.map(({ id, state, description, noticeNumber, issuingBody }) => (
                <li key={id}>
                  <AppLink
                    className="link"
                    to={pathInApp('consultant-portal', consultantFinePath(id))}
                  >
                    {description}
                  </AppLink>{' '}
                  <FineTag state={state} staff />
                  <small>{`${noticeNumber}, ${issuingBody}`}</small>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <p>
        <AppLink
          className="link"
          to={pathInApp('consultant-portal', consultantNewFinePath(plate))}
        >
          {copy.add}
        </AppLink>
      </p>
    </section>
  );
}
