import { PersonIcon, PlaceIcon, SiteLink } from '@site/ui';
import { writeConditions } from '../conditions/conditions';
import { PersonSwitch } from '../conditions/person-switch';
import { CONFIGURE, SIMULATOR, withSearch } from '../simulation.paths';
import { PERSON, placeName, sharedCopy } from '../simulation.copy';
import { type ConfigureState, writeConfigure } from './configure-search';

export type WhereBarProps = { state: ConfigureState; editing: boolean; onChange: (change: Partial<ConfigureState>) => void };

/** Where the car goes and for whom. A stored simulation keeps its own place and person. */
export function WhereBar({ state, editing, onChange }: WhereBarProps) {
  const search = new URLSearchParams({ destino: withSearch(CONFIGURE, writeConfigure(new URLSearchParams(), state)) });
  writeConditions(search, state);
  return (
    <div className="where-bar">
      <p>
        <PlaceIcon aria-hidden="true" />
        <span><span className="where-lead">{sharedCopy.deliverTo} </span><b>{placeName(state.place)}</b></span>
        {!editing && <SiteLink className="link" to={withSearch(SIMULATOR, search)} aria-label={sharedCopy.changePlace}>{sharedCopy.change}</SiteLink>}
      </p>
      {editing ? (
        <p><PersonIcon aria-hidden="true" /> {PERSON[state.clientType].long}</p>
      ) : (
        <PersonSwitch value={state.clientType} onChange={(clientType) => onChange({ clientType })} />
      )}
    </div>
  );
}
