import { NotFoundNotice } from '@site/ui';
import { shellCopy } from './shell.copy';

/** Unknown paths of the portal (spec §2). */
export function NotFound() {
  return (
    <>
      <title>{shellCopy.notFoundTitle}</title>
      <NotFoundNotice />
    </>
  );
}
