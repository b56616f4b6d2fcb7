import { type VehicleModel } from '@site/api-contract';
import { placeName } from '@site/api-contract/brazil';
import {
  CONFIGURE_PATH,
  DESTINATION_PARAM,
  SIMULATOR_PATH,
  withSearch,
} from '@site/api-contract/site-paths';
import { writeConditions } from '@site/simulator';
import { PersonIcon, PlaceIcon, SiteLink } from '@site/ui';
import { PersonSwitch } from '../../core/conditions/person-switch';
import { PERSON, sharedCopy } from '../../core/simulation.copy';
import { configureCopy as copy } from '../configure.copy';
import { type ConfiguratorState, writeConfigurator } from '../configure-url';

export type WhereBarProps = {
  state: ConfiguratorState;
  model: Pick<VehicleModel, 'name' | 'clientTypes'>;
  editing: boolean;
  onChange: (change: Partial<ConfiguratorState>) => void;
};

/** Place and client type. A saved simulation keeps its own ones. */
export function WhereBar({ state, model, editing, onChange }: WhereBarProps) {
  const search = new URLSearchParams({
    [DESTINATION_PARAM]: withSearch(
      CONFIGURE_PATH,
      writeConfigurator(new URLSearchParams(), state),
    ),
  });
  writeConditions(search, state);
  return (
    <div className="where-bar">
      <p>
        <PlaceIcon aria-hidden="true" />
        <span>
          <span className="where-lead">{sharedCopy.deliverTo} </span>
          <b>{placeName(state.place)}</b>
        </span>
        {!editing && (
          <SiteLink
            className="link"
            to={withSearch(SIMULATOR_PATH, search)}
            aria-label={sharedCopy.changePlace}
          >
            {sharedCopy.change}
          </SiteLink>
        )}
      </p>
      {editing ? (
        <p>
          <PersonIcon aria-hidden="true" /> {PERSON[state.clientType].long}
        </p>
      ) : (
        <>
          {!model.clientTypes.includes(1) && <p>{copy.companiesOnly(model.name)}</p>}
          {!model.clientTypes.includes(2) && <p>{copy.peopleOnly(model.name)}</p>}
          <PersonSwitch
            value={state.clientType}
            sold={model.clientTypes}
            onChange={(clientType) => onChange({ clientType })}
          />
        </>
      )}
    </div>
  );
}
