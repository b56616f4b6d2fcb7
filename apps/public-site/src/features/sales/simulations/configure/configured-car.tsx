import { type ComponentProps } from 'react';
import { CarView } from '@site/simulator';
import { carHref } from '../core/sheet/car-href';
import { SheetLink } from '../core/sheet/sheet-link';
import { versionOf } from '../core/simulation.copy';
import { type ConfiguratorState } from './configure-url';

type Props = Omit<ComponentProps<typeof CarView>, 'title' | 'subtitle' | 'sheet'> & {
  state: ConfiguratorState;
};

/** The car of the page, with a link to its technical sheet. */
export function ConfiguredCar({ state, ...car }: Props) {
  const { model, version, paint } = car.choice;
  return (
    <CarView
      {...car}
      title={<h1>{model.name}</h1>}
      subtitle={`${versionOf(model.name, version.name)}, ${paint.name}`}
      sheet={
        model.hasSheet && (
          <SheetLink name={model.name} href={carHref(model.modelSlug, state)} />
        )
      }
    />
  );
}
