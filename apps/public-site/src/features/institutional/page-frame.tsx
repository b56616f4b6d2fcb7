import { type ReactNode } from 'react';
import { contentOf, type ContentSchema, RichText, useCmsContent } from '@site/cms';
import { deferred } from '@site/ui';
import { PageSeo } from '../../shared/page-seo';
import { useSite } from '../../shared/site-services';
import { type PageContent, pageContent } from './institutional-content';
import './institutional.css';

const ContentMissing = deferred(
  async () => (await import('../../shared/content-missing')).ContentMissing,
);

type PageFrameProps<Content extends PageContent> = {
  /** Slug of the CMS page, as in the path. */
  slug: string;
  /** The parts that this screen lays out. */
  shape: ContentSchema<Content>;
  children: (content: Content) => ReactNode;
};

/**
 * An institutional page: title and opening sentence on the sky, then what the screen
 * makes of its parts. A page of another shape (an editor's, an older database's) is shown
 * as the text it has; an empty one says so and leads on.
 */
export function PageFrame<Content extends PageContent>({
  slug,
  shape,
  children,
}: PageFrameProps<Content>) {
  const { log } = useSite();
  const { page, content: plain } = useCmsContent(slug, pageContent, log);
  if (!page || !plain) return <ContentMissing />;
  const content = contentOf(page, shape);
  return (
    <article className="inst">
      <PageSeo seo={page.seo} />
      <header className="inst-head">
        <div className="wrap">
          <h1>{plain.title}</h1>
          <p>{plain.lead}</p>
        </div>
      </header>
      {content ? (
        children(content)
      ) : (
        <div className="wrap inst-body">
          <RichText className="prose" html={plain.html ?? ''} />
        </div>
      )}
    </article>
  );
}
