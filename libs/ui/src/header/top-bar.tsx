import { StoreIcon } from '../icons';
import { headerCopy } from './header.copy';

export type TopBarProps = {
  /** Dealership of the user, or the one whose link brought the visitor (spec §2). */
  name: string;
  /** Place, group and the like, said after the name. */
  facts?: readonly string[];
};

/** The strip that says which dealership is at work. */
export function TopBar({ name, facts = [] }: TopBarProps) {
  return (
    <aside className="topbar" aria-label={headerCopy.dealership}>
      <div className="wrap">
        <b><StoreIcon /> {name}</b>
        {facts.map((fact) => <span key={fact}>{fact}</span>)}
      </div>
    </aside>
  );
}
