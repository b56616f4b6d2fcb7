import { type CmsPageSummary, type PageVersionState } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantPagePath } from '@site/api-contract/site-paths';
import { withFallback } from '@site/api-contract/with-fallback';
import { AppLink, type Column, Tag, type TagProps } from '@site/ui';
import { cmsPagesCopy as copy } from './cms-pages.copy';

const TONES: Record<PageVersionState, NonNullable<TagProps['tone']>> = withFallback(
  {
    draft: 'warn',
    scheduled: 'info',
    current: 'ok',
    past: 'neutral',
    withdrawn: 'neutral',
  },
  'neutral',
);

export function PageVersionTag({ state }: { state: PageVersionState }) {
  return <Tag tone={TONES[state]}>{copy.state(state)}</Tag>;
}

export const pageColumns: Column<CmsPageSummary>[] = [
  {
    key: 'title',
    head: copy.columns.title,
    opens: true,
    cell: ({ id, title, slug }) => (
      <>
        <AppLink to={pathInApp('consultant-portal', consultantPagePath(id))}>
          {title}
        </AppLink>
        <small>{slug}</small>
      </>
    ),
  },
  {
    key: 'state',
    head: copy.columns.state,
    phone: 'end',
    cell: ({ newest, nextAt }) => (
      <>
        <PageVersionTag state={newest.state} />
        <small>{copy.version(newest.number)}</small>
        {nextAt && <small>{copy.next(nextAt)}</small>}
      </>
    ),
  },
  {
    key: 'saved',
    head: copy.columns.saved,
    phone: 'wide',
    cell: ({ newest }) => (
      <>
        {copy.who(newest.savedBy)}
        <small>{copy.at(newest.savedAt)}</small>
      </>
    ),
  },
];
