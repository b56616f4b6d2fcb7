import { useListConsentsQuery } from '@site/api-client';
import { formatDateTime } from '@site/api-contract/brazil';
import { Failure, Skeleton } from '@site/ui';
import { preferencesCopy as copy } from './preferences.copy';

/** All choices of this browser session or account, newest first. */
export function ConsentHistory() {
  const { data, isError, refetch } = useListConsentsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError)
    return (
      <Failure
        title={copy.historyFailed}
        text={copy.historyFailedText}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton shape="row" count={2} />;
  if (data.length === 0) return <p>{copy.noHistory}</p>;
  return (
    <ol className="consent-list">
      {data.map(({ id, givenAt, measurement, marketing, page, textVersion }) => (
        <li key={id}>
          <time dateTime={givenAt}>{formatDateTime(givenAt)}</time>
          <p>{copy.chosen(measurement, marketing)}</p>
          <p className="consent-source">{copy.source(page, textVersion)}</p>
        </li>
      ))}
    </ol>
  );
}
