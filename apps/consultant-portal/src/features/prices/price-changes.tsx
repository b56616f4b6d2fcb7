import { useState } from 'react';
import { type PriceGroup } from '@site/contracts';
import { Figures } from '@site/ui';
import { changesIn } from './changed-prices';
import { GroupChanges } from './group-changes';
import { pricesCopy } from './prices.copy';

const copy = pricesCopy.one;

type PriceChangesProps = {
  groups: readonly PriceGroup[];
  /** Name of the table that this one is compared with. */
  against: string | null;
};

/** What a price table changes: figures first, then version by version. */
export function PriceChanges({ groups, against }: PriceChangesProps) {
  const [withSame, setWithSame] = useState(false);
  const compared = changesIn(groups);
  const { changed, same } = compared;
  const shown = compared.groups.filter(({ changes }) => withSame || changes > 0);
  return (
    <section aria-labelledby="mudancas">
      <h2 id="mudancas">{copy.changes}</h2>
      <p className="soft">{copy.against(against)}</p>
      <Figures
        items={[
          { label: copy.figures.changed, value: changed },
          { label: copy.figures.up, value: compared.up },
          { label: copy.figures.down, value: compared.down },
          { label: copy.figures.jumps, value: compared.jumps, note: copy.jumpNote },
        ]}
      />
      {changed === 0 && <p>{copy.nothing}</p>}
      {same > 0 && (
        <label className="check prices-same">
          <input
            type="checkbox"
            checked={withSame}
            onChange={({ target }) => setWithSame(target.checked)}
          />
          <span>{copy.same(same)}</span>
        </label>
      )}
      {shown.map((group) => (
        <GroupChanges
          key={`${group.client} ${group.version}`}
          group={group}
          withSame={withSame}
          isOpen={shown.length <= 3}
        />
      ))}
    </section>
  );
}
