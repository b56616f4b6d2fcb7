import { readProblem, useListVehicleClassesQuery } from '@site/api-client';
import { type ClientType, type VehicleClass } from '@site/api-contract';
import { resolveChoice } from '@site/api-contract/pricing';
import { whereParams } from '@site/simulator';
import { deferred, Failure } from '@site/ui';
import { CONFIGURE_QUERY } from '../core/conditions/server-query';
import { useConditions } from '../core/conditions/use-conditions';
import { sharedCopy } from '../core/simulation.copy';
import { ConfigureSkeleton } from './configure-skeleton';
import { readConfigurator, writeConfigurator } from './configure-url';
import '@site/simulator/car-view.css';
import '@site/ui/forms.css';
import '../core/simulation.css';
// The server renders the deferred parts too, but links only style sheets that a screen
// imports.
import './configurator.css';
import './where/where-bar.css';
import './where/companies-only-car.css';
import './notices.css';
import './choices-form.css';
import './km/km-helper.css';
import './price/open-price.css';
import './price/exit-slider.css';
import './buy-bar.css';

const MissingCar = deferred(async () => (await import('./where/missing-car')).MissingCar);
const SoldElsewhere = deferred(
  async () => (await import('./where/sold-elsewhere')).SoldElsewhere,
);
const Configurator = deferred(async () => (await import('./configurator')).Configurator);

const NO_CLASSES: readonly VehicleClass[] = [];
/**
 * The catalogue contains delivery days, so a catalogue from an old page is loaded again.
 */
const FRESH_SECONDS = 300;
const urlForm = {
  read: readConfigurator,
  write: writeConfigurator,
  onServer: CONFIGURE_QUERY,
};

/**
 * `/simulador/configure-e-assine`: finds the car of the URL in the catalogue of the
 * place.
 */
export function ConfigureScreen() {
  const [state, change] = useConditions(urlForm);
  const { data, error, refetch } = useListVehicleClassesQuery(
    { params: whereParams(state) },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const choice = resolveChoice(data ?? NO_CLASSES, state);

  if (!data) {
    if (error === undefined) return <ConfigureSkeleton model={state.model} />;
    return (
      <div className="wrap sim-state">
        <Failure
          title={sharedCopy.failedTitle}
          {...readProblem(error, sharedCopy.failedText)}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (choice) return <Configurator state={state} choice={choice} onChange={change} />;

  // A saved simulation keeps its client type, so this starts a new one.
  const onPerson = (clientType: ClientType) =>
    change({ clientType, simulationId: null, revision: null });
  const missing = { state, onPerson };
  if (state.clientType === 1) return <SoldElsewhere {...missing} classes={data} />;
  return <MissingCar {...missing} />;
}
