import { type ReactNode, useEffect, useRef } from 'react';
import { MOST_SELECTED, type SelectionRow } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { AppLink, CheckIcon, WarningIcon } from '@site/ui';
import { countOf, selectionCopy as copy, type Things } from './selection.copy';
import { type Selection } from './use-selection';
import './selection.css';

/** The effect of an act on a selection: a sentence, and the rows that stayed as they were. */
export type SelectionOutcome = {
  done: string;
  /** Introduces the rows that stayed; unused where there is none. */
  leftTitle: string;
  left: readonly { id: string; name: string; message: string }[];
};

/** The rows of an answer on which nothing was done, with the names of the list. */
export function rowsLeft(
  rows: readonly SelectionRow[],
  nameOf: (id: string) => string,
): SelectionOutcome['left'] {
  return rows
    .filter(({ outcome }) => outcome !== 'done')
    .map(({ id, message }) => ({ id, name: nameOf(id), message: message ?? '' }));
}

type SelectionBarProps = {
  selection: Selection;
  things: Things;
  /** Path of a row's page, of the whole site. */
  pathOf: (id: string) => string;
  outcome: SelectionOutcome | undefined;
  onOutcomeRead: () => void;
  /** The acts, which are shown once a row is selected. */
  children: ReactNode;
};

/** How many rows are selected, with the acts on them; then what the act did, row by row. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, things, pathOf, outcome, onOutcomeRead, children } = props;
  const { isOn, rowIds, ids } = selection;
  const canSelect = isOn && rowIds.length > 0;
  const part = useRef<HTMLElement>(null);
  if (!canSelect && !outcome) return null;
  // The closed outcome leaves the focus on what stays of the page.
  const close = () => {
    (canSelect ? part.current : document.querySelector('main'))?.focus();
    onOutcomeRead();
  };
  return (
    <section ref={part} className="selection-bar" aria-label={copy.bar} tabIndex={-1}>
      {outcome && <Outcome {...{ outcome, pathOf }} onClose={close} />}
      {canSelect && (
        <>
          <p>
            {ids.length === 0 ? copy.none(things) : <b>{countOf(ids.length, things)}</b>}
            {ids.length === MOST_SELECTED && copy.most}
          </p>
          {ids.length > 0 && <div className="actions">{children}</div>}
        </>
      )}
    </section>
  );
}

type OutcomeProps = {
  outcome: SelectionOutcome;
  pathOf: (id: string) => string;
  onClose: () => void;
};

/** It takes the focus, since the button that was pressed may be gone with its rows. */
function Outcome({ outcome, pathOf, onClose }: OutcomeProps) {
  const { done, leftTitle, left } = outcome;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), [outcome]);
  return (
    <div
      ref={part}
      className="selection-outcome"
      role="group"
      aria-label={copy.outcome}
      tabIndex={-1}
    >
      <p>
        {left.length === 0 ? (
          <CheckIcon aria-hidden="true" />
        ) : (
          <WarningIcon aria-hidden="true" />
        )}{' '}
        <b>{done}</b>
      </p>
      {left.length > 0 && (
        <>
          <p>{leftTitle}</p>
          <ul>
            {left.map(({ id, name, message }) => (
              <li key={id}>
                <AppLink className="link" to={pathInApp('consultant-portal', pathOf(id))}>
                  {name}
                </AppLink>{' '}
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className="btn btn--line btn--sm" onClick={onClose}>
        {copy.close}
      </button>
    </div>
  );
}
