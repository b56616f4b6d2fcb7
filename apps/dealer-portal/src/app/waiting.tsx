import { Skeleton } from '@site/ui';
import { shellCopy } from './shell.copy';

/** What stands in place of a private screen until the browser has said who is looking. */
export function Waiting() {
  return (
    <div className="wrap portal-waiting">
      <title>{shellCopy.portal}</title>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={5} />
    </div>
  );
}
