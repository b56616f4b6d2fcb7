import { useState } from 'react';
import { type CarReturn } from '@site/api-contract';
import { wearRowsOf } from '@site/api-contract/driving';
import { wearTablePath } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { WearTable } from '@site/ui/wear-table';
import { wearCopy as copy } from './wear.copy';
import './wear.css';

/** The wear table that the contract froze, opened at wish. */
export function WearSection({ wear }: { wear: NonNullable<CarReturn['wear']> }) {
  const [isOpen, open] = useState(false);
  return (
    <section className="return-wear" aria-labelledby="tabela-titulo">
      <h2 id="tabela-titulo">{copy.title}</h2>
      <p>{copy.text}</p>
      <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
        <summary>{copy.open}</summary>
        {isOpen && (
          <>
            <p className="soft">{copy.version(wear.version)}</p>
            <WearTable rows={wearRowsOf(wear, wear.addOns)} level={3} />
          </>
        )}
      </details>
      <SiteLink className="link" to={wearTablePath(wear.version)}>
        {copy.page}
      </SiteLink>
    </section>
  );
}
