import { serverSentence } from '@site/api-client';
import { usePreviewCmsPageMutation } from '@site/api-client/consultant-calls';
import { previewCopy as copy } from './cms-pages.copy';

/**
 * Makes an address that previews a version on the site for some minutes, and links to it.
 */
export function PreviewLink({ id, number }: { id: string; number: number }) {
  const [make, { data, error, isLoading }] = usePreviewCmsPageMutation();
  return (
    <div className="pages-preview">
      <button
        type="button"
        className="btn btn--line"
        aria-disabled={isLoading || undefined}
        onClick={() =>
          !isLoading && void make({ params: { id, number: String(number) } })
        }
      >
        {isLoading ? copy.making : copy.make}
      </button>
      <p role="status" className={data ? undefined : 'vh'}>
        {data && (
          <>
            <a
              className="link"
              href={data.path}
              target="_blank"
              rel="noopener noreferrer"
            >
              {copy.open(number)}
            </a>
            <small>{copy.until(data.expiresAt)}</small>
          </>
        )}
      </p>
      {error && (
        <p className="notice notice--err" role="alert">
          {serverSentence(error, copy.failed)}
        </p>
      )}
    </div>
  );
}
