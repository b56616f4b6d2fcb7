import { useState } from 'react';
import { type PriceComparison } from '@site/api-contract';
import { Figures } from '@site/ui';
import { changesIn } from './changed-prices';
import { ExtraChanges } from './extra-changes';
import { GroupChanges } from './group-changes';
import { priceTablesCopy } from './price-tables.copy';

const copy = priceTablesCopy.one;

type PriceChangesProps = Pick<PriceComparison, 'groups' | 'extras' | 'against'> & {
  title?: string;
};

/**
 * The changes that a price table makes: figures first, then colors and add-ons, then
 * version by version.
 */
export function PriceChanges({
  groups,
  extras,
  against,
  title = copy.changes,
}: PriceChangesProps) {
  const [withSame, setWithSame] = useState(false);
  const compared = changesIn(groups, extras);
  const { changed, same } = compared;
  const shown = compared.groups.filter(({ changes }) => withSame || changes > 0);
  return (
    <section aria-labelledby="mudancas">
      <h2 id="mudancas">{title}</h2>
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
      <ExtraChanges
        extras={compared.extras.filter(
          ({ change }) => withSame || change.kind !== 'same',
        )}
      />
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
