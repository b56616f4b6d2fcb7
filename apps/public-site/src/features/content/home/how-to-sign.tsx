import { type HomeContent } from '@site/api-contract';
import { RichText } from '@site/cms';
import { ArrowRightIcon, SiteLink } from '@site/ui';
import { SectionHead } from './section-head';

/**
 * Four numbered steps with arrows; the last one is filled and never animates (spec §2).
 */
export function HowToSign({ content }: { content: HomeContent['howToSign'] }) {
  const last = content.items.length - 1;
  return (
    <section className="sec far" data-theme="asfalto">
      <div className="wrap">
        <SectionHead {...content} />
        <ol className="steps">
          {content.items.map(({ title, text }, index) => (
            <li key={title} data-last={index === last ? '' : undefined}>
              <span className="steps-n" aria-hidden="true">
                {index + 1}
              </span>
              <RichText as="h3" html={spacedBreaks(title)} />
              <RichText as="p" html={text} />
              {index < last && (
                <span className="steps-arrow" aria-hidden="true">
                  <ArrowRightIcon />
                </span>
              )}
            </li>
          ))}
        </ol>
        {content.buttonLabel && (
          <p className="more more--near">
            <SiteLink className="btn" to={content.buttonUrl}>
              {content.buttonLabel}
            </SiteLink>
          </p>
        )}
      </div>
    </section>
  );
}

/**
 * On mobile the style sheet hides the line breaks of step titles (spec §2), so each needs
 * a space before it.
 */
export function spacedBreaks(title: string): string {
  return title.replace(/\s*<br\s*\/?>\s*/gi, ' <br>');
}
