import { useEffect, useRef } from 'react';
import { type ContractDraft } from '@site/api-contract';
import { WarningIcon } from '@site/ui';
import { changesBetween } from './contract-changes';
import { signCopy as COPY } from './sign.copy';
import './changed-notice.css';

/**
 * Shows the old and the new version of everything that changed since the contract was
 * read. Takes the focus.
 */
export function ChangedNotice({ was, now }: { was: ContractDraft; now: ContractDraft }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [now.textHash]);
  const { numbers, clauses } = changesBetween(was, now);
  return (
    <div className="contract-changed">
      <h3 ref={title} tabIndex={-1}>
        <WarningIcon aria-hidden="true" /> {COPY.changedTitle}
      </h3>
      <p>{COPY.changedText}</p>
      {numbers.length > 0 && (
        <dl aria-label={COPY.changedCaption}>
          {numbers.map(({ key, label, was: before, is }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <span>{COPY.was}: </span>
                <del>{before}</del>
              </dd>
              <dd>
                <span>{COPY.is}: </span>
                <ins>{is}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {clauses.length > 0 && (
        <p>
          {COPY.changedClauses}{' '}
          {clauses.map(({ key, title: name }, index) => (
            <span key={key}>
              {index > 0 && ', '}
              <a href={`#${key}`}>{name}</a>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}
