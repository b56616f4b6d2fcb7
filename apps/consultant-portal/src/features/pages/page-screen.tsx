import { useParams } from 'react-router-dom';
import { failureOf, serverSentence, useGetCmsPageQuery } from '@site/api-client';
import { pathInApp } from '@site/contracts/site-map';
import { CONSULTANT_PAGES_PATH } from '@site/contracts/site-paths';
import { AppLink, ArrowLeftIcon, deferred, Failure, Skeleton } from '@site/ui';
import { editCopy as copy, pagesCopy } from './pages.copy';
import '../../shared/work-page.css';
import './pages.css';

// The form and its rules come after the page is there.
const PageEditor = deferred(async () => (await import('./page-editor')).PageEditor);

/** A page of the CMS as a form, with its versions. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useGetCmsPageQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="wrap work">
      <title>{pagesCopy.title}</title>
      <AppLink
        className="link work-back"
        to={pathInApp('consultant-portal', CONSULTANT_PAGES_PATH)}
      >
        <ArrowLeftIcon /> {copy.back}
      </AppLink>
      {error && !currentData ? (
        <Failure
          title={copy.failed}
          text={serverSentence(error, '')}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : !currentData ? (
        <div role="group" aria-label={copy.loading}>
          <Skeleton shape="row" count={6} />
        </div>
      ) : (
        <PageEditor key={id} page={currentData} />
      )}
    </div>
  );
}
