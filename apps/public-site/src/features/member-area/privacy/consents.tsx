import { useState } from 'react';
import { type Privacy } from '@site/api-contract';
import { formatDate, formatDateTime } from '@site/api-contract/brazil';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@site/api-contract/identity';
import { Tag } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { AccountSection } from '../accounts/account-section';
import { privacyCopy } from './privacy.copy';

/**
 * Each consent with its state and its withdrawal, and the history of all consents
 * (security-requirements I2).
 */
export function Consents({
  consents,
  policyAcceptedAt,
}: Pick<Privacy, 'consents' | 'policyAcceptedAt'>) {
  const { consent } = useSite();
  const [changed, setChanged] = useState(false);
  const [newest] = consents;
  const change = (category: ConsentCategory, allowed: boolean) => {
    const { measurement = false, marketing = false } = newest ?? {};
    void consent().then(({ choose }) =>
      choose({ measurement, marketing, [category]: allowed }),
    );
    setChanged(true);
  };
  return (
    <AccountSection
      id="privacidade-permissoes"
      title={privacyCopy.consentsTitle}
      text={privacyCopy.consentsText}
      saved={changed && privacyCopy.changed}
    >
      <ul className="account-list">
        {CONSENT_CATEGORIES.map((category) => {
          const isAllowed = newest?.[category] ?? false;
          const state = newest
            ? isAllowed
              ? privacyCopy.allowed
              : privacyCopy.refused
            : privacyCopy.notChosen;
          return (
            <li key={category}>
              <span className="privacy-what">
                <b>{privacyCopy[category]}</b>{' '}
                <Tag tone={isAllowed ? 'ok' : 'neutral'}>{state}</Tag>
                <small>{privacyCopy[`${category}Text`]}</small>
              </span>
              <button
                type="button"
                className="btn btn--line btn--sm"
                onClick={() => change(category, !isAllowed)}
                aria-label={
                  isAllowed
                    ? privacyCopy.withdrawOf(privacyCopy[category])
                    : privacyCopy.allowOf(privacyCopy[category])
                }
              >
                {isAllowed ? privacyCopy.withdraw : privacyCopy.allow}
              </button>
            </li>
          );
        })}
        {policyAcceptedAt && (
          <li>
            <span className="privacy-what">
              <b>{privacyCopy.policy}</b>,{' '}
              <span>
                {privacyCopy.policyAccepted(formatDate(new Date(policyAcceptedAt)))}
              </span>
              <small>{privacyCopy.policyText}</small>
            </span>
          </li>
        )}
      </ul>
      {consents.length > 0 && (
        <details className="privacy-history">
          <summary>{privacyCopy.history(consents.length)}</summary>
          <ol>
            {consents.map(
              ({ id, givenAt, measurement, marketing, page, textVersion }) => (
                <li key={id}>
                  <time dateTime={givenAt}>{formatDateTime(givenAt)}</time>
                  <span>{privacyCopy.choice(measurement, marketing)}</span>
                  <small>{privacyCopy.source(page, formatDate(textVersion))}</small>
                </li>
              ),
            )}
          </ol>
        </details>
      )}
    </AccountSection>
  );
}
