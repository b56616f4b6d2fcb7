import { useRef } from 'react';
import { type DueItem } from '@site/api-contract';
import { spokenHour } from '@site/back-office/deadline';
import { DueRow, DueRows } from '@site/back-office/due-row';
import { Tag, TO_SEND, useDelayedActs, useShortcuts } from '@site/ui';
import { heldByWords } from '../../../shared/holds/held-by.copy';
import { HoldTag } from '../../../shared/holds/hold-tag';
import { isActPending } from '../../../shared/pending-act-id';
import { DUE_ACT_LABELS, dueOf } from '../../../shared/today/due-acts.copy';
import { duePath } from '../../../shared/today/due-paths';
import { groupDue } from './due-groups';
import { todayCopy as copy } from './today.copy';

const keyOf = ({ queue, id, until }: DueItem) => `${queue}-${id}-${until}`;

/**
 * The items in groups. J and K go from one to the next, Enter opens it; from there on the
 * items follow each other in the same order.
 */
export function DueList({ items, now }: { items: readonly DueItem[]; now: Date }) {
  const list = useRef<HTMLDivElement>(null);
  const go = (step: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    links[at + step]?.focus();
  };
  useShortcuts([
    { key: 'j', label: copy.next, run: () => go(1) },
    { key: 'k', label: copy.previous, run: () => go(-1) },
  ]);
  const groups = groupDue(items, now);
  return (
    <div ref={list}>
      {groups.map(({ group, items: inGroup }) => (
        <section
          key={group}
          className="due-group"
          data-group={group}
          aria-labelledby={`hoje-${group}`}
        >
          <h2 id={`hoje-${group}`}>
            {copy.groups[group]} <span>{inGroup.length}</span>
          </h2>
          <DueRows>
            {inGroup.map((item) => (
              <DueRow
                key={keyOf(item)}
                to={duePath(item)}
                due={group === 'today' ? hourOf(item) : dueOf(item)}
                now={now}
                mark={item.urgent && <Urgent />}
                who={item.who ?? copy.thing(item)}
                what={
                  <>
                    {copy.what[item.queue](item)}
                    <StateOf item={item} />
                  </>
                }
                act={DUE_ACT_LABELS[item.act]}
              />
            ))}
          </DueRows>
        </section>
      ))}
    </div>
  );
}

/** The hour alone, since the heading says the day; nothing where the whole day counts. */
const hourOf = ({ hour }: DueItem) => (hour ? copy.at(spokenHour(hour)) : '');

const Urgent = () => (
  <Tag tone="err" icon>
    {copy.urgent}
  </Tag>
);

/**
 * The decision that waits to be sent, or the colleague who claimed the item, and the one who
 * has it open. Scheduled prices and pages wait for their day, and nobody has them.
 */
function StateOf({ item: { queue, id, owner } }: { item: DueItem }) {
  const acts = useDelayedActs();
  if (isActPending(acts, id))
    return (
      <>
        {' '}
        <Tag tone="info">{TO_SEND}</Tag>
      </>
    );
  if (queue === 'prices' || queue === 'pages') return null;
  return (
    <>
      {owner?.isMe === false && (
        <>
          {' '}
          <span className="due-owner">{heldByWords(owner)}</span>
        </>
      )}
      <HoldTag queue={queue} id={id} />
    </>
  );
}
