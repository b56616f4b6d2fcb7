import { NotFoundNotice, Skeleton } from '@site/ui';

const copy = { notFound: 'Página não encontrada' } as const;

/** Unknown paths of a portal (spec §2). */
export function PortalNotFound() {
  return (
    <>
      <title>{copy.notFound}</title>
      <NotFoundNotice />
    </>
  );
}

/** Shown instead of a private screen until the browser knows the viewer. */
export function PortalWaiting({ portal }: { portal: string }) {
  return (
    <div className="wrap portal-waiting">
      <title>{portal}</title>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={5} label="" />
    </div>
  );
}
