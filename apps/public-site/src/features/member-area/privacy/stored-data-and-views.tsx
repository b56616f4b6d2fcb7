import { useState } from 'react';
import { type Privacy } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { MEMBER_DATA_PATH, PRIVACY_POLICY_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { privacyCopy } from './privacy.copy';

/** The stored data: purpose, legal basis and retention of each (LGPD art. 9º). */
export function StoredData({ stored }: Pick<Privacy, 'stored'>) {
  return (
    <section className="privacy-sec" aria-labelledby="privacidade-dados">
      <h2 id="privacidade-dados">{privacyCopy.storedTitle}</h2>
      <p className="soft">{privacyCopy.storedText}</p>
      <ul className="privacy-stored">
        {stored.map(({ key, what, why, basis, until, count }) => {
          const [name = what, ...parts] = what.split(': ');
          return (
            <li key={key} data-empty={count === 0 || undefined}>
              <h3>
                {name}{' '}
                <small>
                  {count === 0 ? privacyCopy.nothing : privacyCopy.records(count)}
                </small>
              </h3>
              {parts.length > 0 && <p>{sentence(parts.join(': '))}</p>}
              <dl>
                <div>
                  <dt>{privacyCopy.why}</dt>
                  <dd>{why}</dd>
                </div>
                <div>
                  <dt>{privacyCopy.basis}</dt>
                  <dd>{basis}</dd>
                </div>
                <div>
                  <dt>{privacyCopy.until}</dt>
                  <dd>{until}</dd>
                </div>
              </dl>
            </li>
          );
        })}
      </ul>
      <p className="privacy-links">
        <SiteLink className="link" to={MEMBER_DATA_PATH}>
          {privacyCopy.changeData}
        </SiteLink>
        <SiteLink className="link" to={PRIVACY_POLICY_PATH}>
          {privacyCopy.readPolicy}
        </SiteLink>
      </p>
    </section>
  );
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const SHOWN_FIRST = 8;

/** Staff who viewed this person's data. */
export function Views({ views }: Pick<Privacy, 'views'>) {
  const [all, setAll] = useState(false);
  const shown = all ? views : views.slice(0, SHOWN_FIRST);
  return (
    <section className="privacy-sec" aria-labelledby="privacidade-olhares">
      <h2 id="privacidade-olhares">{privacyCopy.viewsTitle}</h2>
      <p className="soft">{privacyCopy.viewsText}</p>
      {views.length === 0 ? (
        <p className="privacy-none">{privacyCopy.noViews}</p>
      ) : (
        <table className="privacy-views">
          <thead>
            <tr>
              <th scope="col">{privacyCopy.viewsHead.at}</th>
              <th scope="col">{privacyCopy.viewsHead.who}</th>
              <th scope="col">{privacyCopy.viewsHead.what}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ at, who, what }, index) => (
              <tr key={`${at} ${index}`}>
                <td className="num">
                  <time dateTime={at}>{formatDateTime(at)}</time>
                </td>
                <td>{who}</td>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length < views.length && (
        <button
          type="button"
          className="btn btn--line btn--sm"
          onClick={() => setAll(true)}
        >
          {privacyCopy.moreViews(views.length)}
        </button>
      )}
    </section>
  );
}
