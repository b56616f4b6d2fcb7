import { type HomeContent } from '@site/api-contract';
import { RichText } from '@site/cms';
import { NamedIcon, SiteLink } from '@site/ui';
import { SectionHead } from './section-head';

/** Section 'why sign': items with icon, title and text (spec §2). */
export function WhySign({ content }: { content: HomeContent['whySignItems'] }) {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead {...content} />
        <ul className="why">
          {content.items.map(({ icon, title, text }) => (
            <li key={title}>
              <NamedIcon name={icon} />
              <h3>{title}</h3>
              <RichText as="p" html={text} />
            </li>
          ))}
        </ul>
        {content.buttonLabel && (
          <p className="more more--near">
            <SiteLink className="btn btn--line" to={content.buttonUrl}>
              {content.buttonLabel}
            </SiteLink>
          </p>
        )}
      </div>
    </section>
  );
}
