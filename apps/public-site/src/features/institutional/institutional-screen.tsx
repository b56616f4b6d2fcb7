import { contentOf, RichText, useCmsPage } from '@site/cms';
import { useLoaderData } from 'react-router-dom';
import { PageSeo } from '../../page-seo';
import { institutionalContent } from './institutional-content';
import './institutional.css';
import { STORES_SLUG } from './load-page';
import { Questions } from './questions';
import { Stores } from './stores';

/** A page of the CMS as readable text: title, one sentence, sections (spec §2, institutional pages). */
export function InstitutionalScreen() {
  const { slug } = useLoaderData<{ slug: string }>();
  const { data: page } = useCmsPage(slug);
  const content = contentOf(page, institutionalContent);
  if (!page || !content) return null;
  return (
    <article className="inst">
      <PageSeo seo={page.seo} />
      <header className="inst-head">
        <div className="wrap">
          <h1>{content.title}</h1>
          <p>{content.lead}</p>
        </div>
      </header>
      <div className="wrap inst-body">
        {content.questions && <Questions questions={content.questions} />}
        <RichText className="prose" html={content.html} />
        {slug === STORES_SLUG && <Stores />}
      </div>
    </article>
  );
}
