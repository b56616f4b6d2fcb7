import { useNavigate } from 'react-router-dom';
import { type Place } from '@site/api-contract';
import {
  DESTINATION_PARAM,
  safeDestination,
  withSearch,
} from '@site/api-contract/site-paths';
import { type Conditions, readConditions, writeConditions } from '@site/simulator';
import { CarPicture, deferred, type ModelSlug, SiteLink } from '@site/ui';
import { useDraft } from '../core/conditions/draft';
import { PersonSwitch } from '../core/conditions/person-switch';
import { useConditions } from '../core/conditions/use-conditions';
import { entryCopy as copy } from './entry.copy';
import '@site/ui/forms.css';
import '@site/ui/to-scale.css';
import '../../../../shared/cep-search/cep-search.css';
import '../core/simulation.css';
import './entry.css';

const PlaceForm = deferred(async () => (await import('./place-form')).PlaceForm);

type EntryState = Conditions & { destination: string };

const urlForm = {
  read: (search: URLSearchParams): EntryState => ({
    ...readConditions(search),
    destination: safeDestination(search.get(DESTINATION_PARAM)),
  }),
  write: (search: URLSearchParams, state: EntryState) => {
    const next = new URLSearchParams(search);
    writeConditions(next, state);
    return next;
  },
  onServer: [],
};

/**
 * `/simulador`: asks for place and client type, then opens the list or the page that the
 * visitor came from.
 */
export function EntryScreen() {
  const [state, change] = useConditions(urlForm);
  const draft = useDraft();
  const navigate = useNavigate();

  function goTo(place: Place) {
    // `change` would navigate too, and after two navigations at once the first address
    // may stay.
    draft.write({ place, clientType: state.clientType });
    void navigate(destinationOf({ ...state, place }));
  }

  return (
    <div className="entry">
      <div className="wrap entry-in">
        <div className="entry-text">
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
        <div className="entry-ask">
          <div className="entry-who">
            <span aria-hidden="true">{copy.who}</span>
            <PersonSwitch
              value={state.clientType}
              onChange={(clientType) => change({ clientType })}
            />
          </div>
          <PlaceForm onPlace={goTo} />
          <p className="entry-keep">
            <SiteLink className="link" to={destinationOf(state)}>
              {copy.keep(state.place)}
            </SiteLink>
          </p>
        </div>
      </div>
      <div className="entry-road" aria-hidden="true">
        <div className="wrap entry-cars">
          <Car model="aroeira" paint="azul-fiorde" eager />
          <Car model="lira" paint="vermelho-ipe" />
          <Car model="tropeiro" paint="branco-nuvem" />
        </div>
      </div>
      <p className="entry-note">
        <span className="wrap">{copy.noAccount}</span>
      </p>
    </div>
  );
}

const CAR_SIZES = '(min-width: 1240px) 26rem, (min-width: 700px) 31vw, 46vw';

function Car(car: { model: ModelSlug; paint: string; eager?: boolean }) {
  return (
    <span className="to-scale" data-model={car.model}>
      <CarPicture {...car} view="front" sizes={CAR_SIZES} />
    </span>
  );
}

/** The destination with the visitor's place and client type in its query. */
function destinationOf({ destination, place, clientType }: EntryState): string {
  const [path = '', query = ''] = destination.split('?');
  const search = new URLSearchParams(query);
  writeConditions(search, { ...readConditions(search), place, clientType });
  return withSearch(path, search);
}
