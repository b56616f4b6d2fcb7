import { useRef } from 'react';
import { type DueItem } from '@site/api-contract';
import { Deadline } from '@site/back-office/deadline';
import { AppLink, Tag, useShortcuts } from '@site/ui';
import { groupDue } from './due-groups';
import { duePath } from './due-paths';
import { todayCopy as copy } from './today.copy';

const keyOf = ({ queue, id, until }: DueItem) => `${queue}-${id}-${until}`;

/** The items in groups. J and K go from one to the next, Enter opens it. */
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
          <ol>
            {inGroup.map((item) => (
              <li key={keyOf(item)}>
                <AppLink to={duePath(item)}>
                  <span className="due-until">
                    {item.urgent && (
                      <Tag tone="err" icon>
                        {copy.urgent}
                      </Tag>
                    )}
                    <Deadline {...item} now={now} />
                  </span>
                  <b>{item.who ?? copy.thing(item)}</b>
                  <span className="due-what">{copy.what[item.queue](item)}</span>
                  <span className="due-act">{copy.acts[item.act]}</span>
                </AppLink>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
