import { type HomeContent } from '@site/api-contract';
import { RichText } from '@site/cms';
import { NamedIcon, SiteLink } from '@site/ui';
import { homeCopy } from './home.copy';

/**
 * 'Included on sign': boxes with icon, title and description, a button, and what is not
 * in the price (spec §2).
 */
export function IncludedOnSign({ content }: { content: HomeContent['includedOnSign'] }) {
  const {
    smallTitle,
    bigTitle,
    description,
    items,
    notIncluded,
    buttonLabel,
    buttonUrl,
  } = content;
  return (
    <section className="sec far">
      <div className="wrap inc">
        <div className="inc-head">
          {smallTitle && <span className="kick">{smallTitle}</span>}
          <RichText as="h2" html={bigTitle} />
          {description && <p>{description}</p>}
          {buttonLabel && (
            <SiteLink className="btn" to={buttonUrl}>
              {buttonLabel}
            </SiteLink>
          )}
        </div>
        <ul className="boxes">
          {items.map(({ icon, title, text }) => (
            <li key={title}>
              <NamedIcon name={icon} />
              <h3>{title}</h3>
              <RichText as="p" html={text} />
            </li>
          ))}
        </ul>
        {notIncluded && notIncluded.length > 0 && (
          <p className="not">
            <b>{homeCopy.notIncluded}</b>
            {notIncluded.map((one) => (
              <span key={one}> {one}</span>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
