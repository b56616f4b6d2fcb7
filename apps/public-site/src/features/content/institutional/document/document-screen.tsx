import { useLoaderData } from 'react-router-dom';
import { type DocumentContent } from '@site/api-contract';
import { RichText, withParts } from '@site/cms';
import { PageFrame } from '../page-frame';
import { documentCopy as copy } from './document.copy';
import './document.css';

const shape = withParts<DocumentContent>('title', 'lead', 'sections');

/**
 * Terms, privacy, accessibility (docs/product/content.md): numbered sections with
 * anchors, and a table of contents.
 */
export function DocumentScreen() {
  const { slug } = useLoaderData<{ slug: string }>();
  return (
    <PageFrame slug={slug} shape={shape}>
      {(content) => <Document {...content} />}
    </PageFrame>
  );
}

function Document({ sections, version }: DocumentContent) {
  return (
    <div className="wrap inst-body legal-doc">
      <nav className="legal-doc-nav" aria-labelledby="nesta-pagina">
        <h2 id="nesta-pagina">{copy.contents}</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        {version && <p>{copy.version(version)}</p>}
      </nav>
      <div className="legal-doc-text">
        {sections.map(({ id, title, html }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <RichText className="prose" html={html} />
          </section>
        ))}
      </div>
    </div>
  );
}
