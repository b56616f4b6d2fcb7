import { type ClientType } from '@site/api-contract';
import { placeName } from '@site/api-contract/brazil';
import { CHOOSE_CAR_PATH, withSearch } from '@site/api-contract/site-paths';
import { BRAND } from '@site/brand';
import { writeConditions } from '@site/simulator';
import { Empty, SiteLink } from '@site/ui';
import { PersonSwitch } from '../../core/conditions/person-switch';
import { configureCopy as copy } from '../configure.copy';
import { type ConfiguratorState } from '../configure-url';

type MissingCarProps = {
  state: ConfiguratorState;
  onPerson: (clientType: ClientType) => void;
};

/** The address names a car that nobody of this client type can have here. */
export function MissingCar({ state, onPerson }: MissingCarProps) {
  const search = new URLSearchParams();
  writeConditions(search, state);
  return (
    <div className="wrap sim-state">
      <title>{`${copy.title} | ${BRAND.name}`}</title>
      <Empty
        slim
        level={1}
        title={copy.missingTitle(placeName(state.place), state.clientType)}
        text={copy.missingText}
        action={
          <div className="missing-ways">
            <PersonSwitch value={state.clientType} onChange={onPerson} />
            <SiteLink className="btn" to={withSearch(CHOOSE_CAR_PATH, search)}>
              {copy.chooseAnother}
            </SiteLink>
          </div>
        }
      />
    </div>
  );
}
