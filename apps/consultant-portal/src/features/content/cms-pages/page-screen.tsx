import { useParams } from 'react-router-dom';
import { useGetCmsPageQuery } from '@site/api-client/desk';
import { CONSULTANT_PAGES_PATH } from '@site/api-contract/site-paths';
import { deferred } from '@site/ui';
import { RecordPage } from '../../../shared/table/record-page';
import { editCopy as copy, pagesCopy } from './pages.copy';
import './pages.css';

// The form and its rules come after the page is there.
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
      <title>{pagesCopy.title}</title>
      <RecordPage list={CONSULTANT_PAGES_PATH} answer={page} words={copy}>
        {(shown) => <PageEditor key={id} page={shown} />}
      </RecordPage>
    </div>
  );
}
