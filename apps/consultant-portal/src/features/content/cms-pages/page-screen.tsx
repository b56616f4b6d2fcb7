import { useParams } from 'react-router-dom';
import { useGetCmsPageQuery } from '@site/api-client/consultant-calls';
import { CONSULTANT_PAGES_PATH } from '@site/api-contract/site-paths';
import { deferred } from '@site/ui';
import { RecordPage } from '../../../shared/table/record-page';
import { cmsPagesCopy, editCopy as copy } from './cms-pages.copy';
import './cms-pages.css';

// The form and its validation load after the page.
const PageEditor = deferred(async () => (await import('./page-editor')).PageEditor);

/** A page of the CMS as a form, with its versions. */
export function Component() {
  const { id = '' } = useParams();
  const page = useGetCmsPageQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="wrap work">
      <title>{cmsPagesCopy.title}</title>
      <RecordPage list={CONSULTANT_PAGES_PATH} answer={page} words={copy}>
        {(shown) => <PageEditor key={id} page={shown} />}
      </RecordPage>
    </div>
  );
}
