import { useState } from 'react';
import { type Privacy } from '@site/contracts';
import { formatDate, formatDateTime } from '@site/contracts/brazil';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@site/contracts/consent';
import { Tag } from '@site/ui';
import { useSite } from '../../../site-services';
import { AccountSection } from '../account-section';
import { COPY } from './privacy.copy';

/**
 * Each consent with its state, its withdrawal and the history of all of them
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
      title={COPY.consentsTitle}
      text={COPY.consentsText}
      saved={changed && COPY.changed}
    >
      <ul className="account-list">
        {CONSENT_CATEGORIES.map((category) => {
          const isAllowed = newest?.[category] ?? false;
          const state = newest
            ? isAllowed
              ? COPY.allowed
              : COPY.refused
            : COPY.notChosen;
          return (
            <li key={category}>
              <span className="privacy-what">
                <b>{COPY[category]}</b>{' '}
                <Tag tone={isAllowed ? 'ok' : 'neutral'}>{state}</Tag>
                <small>{COPY[`${category}Text`]}</small>
              </span>
              <button
                type="button"
                className="btn btn--line btn--sm"
                onClick={() => change(category, !isAllowed)}
                aria-label={
                  isAllowed
                    ? COPY.withdrawOf(COPY[category])
                    : COPY.allowOf(COPY[category])
                }
              >
                {isAllowed ? COPY.withdraw : COPY.allow}
              </button>
            </li>
          );
        })}
        {policyAcceptedAt && (
          <li>
            <span className="privacy-what">
              <b>{COPY.policy}</b>{' '}
              <span>{COPY.policyAccepted(formatDate(new Date(policyAcceptedAt)))}</span>
              <small>{COPY.policyText}</small>
            </span>
          </li>
        )}
      </ul>
      {consents.length > 0 && (
        <details className="privacy-history">
          <summary>{COPY.history(consents.length)}</summary>
          <ol>
            {consents.map(
              ({ id, givenAt, measurement, marketing, page, textVersion }) => (
                <li key={id}>
                  <time dateTime={givenAt}>{formatDateTime(givenAt)}</time>
                  <span>{COPY.choice(measurement, marketing)}</span>
                  <small>{COPY.source(page, formatDate(textVersion))}</small>
                </li>
              ),
            )}
          </ol>
        </details>
      )}
    </AccountSection>
  );
}
