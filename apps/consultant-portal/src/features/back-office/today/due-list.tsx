import { useRef } from 'react';
import { type DueItem } from '@site/api-contract';
import { DueRow, DueRows } from '@site/back-office/due-row';
import { Tag, TO_SEND, useDelayedActs, useShortcuts } from '@site/ui';
import { HoldTag } from '../../../shared/holds/hold-tag';
import { isActPending } from '../../../shared/pending-act-id';
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
        <section key={group} className="due-group" aria-labelledby={`hoje-${group}`}>
          <h2 id={`hoje-${group}`}>
            {copy.groups[group]} <span>{inGroup.length}</span>
          </h2>
          <DueRows>
            {inGroup.map((item) => (
              <DueRow
                key={keyOf(item)}
                to={duePath(item)}
                due={item}
                now={now}
                mark={item.urgent && <Urgent />}
                who={item.who ?? copy.thing(item)}
                what={
                  <>
                    {copy.what[item.queue](item)}
                    <StateOf item={item} />
                  </>
                }
                act={copy.acts[item.act]}
              />
            ))}
          </DueRows>
        </section>
      ))}
    </div>
  );
}

const Urgent = () => (
  <Tag tone="err" icon>
    {copy.urgent}
  </Tag>
);

/**
 * The decision that waits to be sent, or the colleague who has the item. Scheduled prices
 * and pages wait for their day, and nobody has them.
 */
function StateOf({ item: { queue, id } }: { item: DueItem }) {
  const acts = useDelayedActs();
  if (isActPending(acts, id))
    return (
      <>
        {' '}
        <Tag tone="info">{TO_SEND}</Tag>
      </>
    );
  return queue !== 'prices' && queue !== 'pages' && <HoldTag queue={queue} id={id} />;
}
