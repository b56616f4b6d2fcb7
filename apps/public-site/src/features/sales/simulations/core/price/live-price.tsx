import { useState } from 'react';
import { Price, type PriceProps } from '@site/ui';

/** A price whose background flashes when it is recalculated, but not on arrival. */
export function LivePrice(props: PriceProps) {
  const [seen, setSeen] = useState({ reais: props.reais, changes: 0 });
  if (seen.reais !== props.reais)
    setSeen({ reais: props.reais, changes: seen.changes + 1 });
  return (
    <span
      key={seen.changes}
      className={seen.changes > 0 ? 'live-price flash' : 'live-price'}
    >
      <Price {...props} />
    </span>
  );
}
