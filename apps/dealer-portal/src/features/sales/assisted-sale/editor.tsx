import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useGetDealershipQuery, useListVehicleClassesQuery } from '@site/api-client';
import {
  type AssistedCart,
  type ClientType,
  type Place,
  type Simulation,
  type VehicleClass,
} from '@site/api-contract';
import {
  type Choice,
  type ChoiceInput,
  modelsOf,
  NO_CHOICE,
  resolveChoice,
} from '@site/api-contract/pricing';
import { selectViewer } from '@site/auth';
import { QueryState } from '@site/shell/query-state';
import { choiceInputOf, placeOf, type Where, whereParams } from '@site/simulator';
import { Modal, Skeleton } from '@site/ui';
import { ChoiceFields } from './choice-fields';
import { editorCopy as copy } from './editor.copy';
import { EditorFoot } from './editor-foot';
import { WhereFields } from './where-fields';

type Props = {
  cart: AssistedCart;
  simulation: Simulation | null;
  onClose: () => void;
};

/** Configures a car for the customer: a new one, or one that is in the cart. */
export function Editor({ cart, simulation, onClose }: Props) {
  const { dealershipId = '' } = useSelector(selectViewer);
  const { data: dealership } = useGetDealershipQuery(
    { params: { id: dealershipId } },
    { skip: simulation !== null || dealershipId === '' },
  );
  const [where, setWhere] = useState<{ clientType: ClientType; place: Place | null }>(
    () => whereOf(simulation ?? cart.simulations[0]),
  );
  const place = where.place ?? (dealership ? placeOf(dealership) : null);
  const title = simulation?.basket
    ? copy.changeTitle(simulation.basket.modelName, simulation.code)
    : copy.addTitle;
  return (
    <Modal open large title={title} onClose={onClose}>
      <div className="editor">
        {!simulation && place && (
          <WhereFields
            clientType={where.clientType}
            place={place}
            onChange={(part) => setWhere({ ...where, ...part })}
          />
        )}
        {place ? (
          <Catalogue
            {...{ cart, simulation, onClose }}
            where={{ clientType: where.clientType, place }}
          />
        ) : (
          <Skeleton count={6} />
        )}
      </div>
    </Modal>
  );
}

function whereOf(simulation: Simulation | undefined) {
  return {
    clientType: simulation?.clientType ?? (1 as const),
    place: simulation?.place ?? null,
  };
}

type CatalogueProps = Props & { where: Where };

function Catalogue({ where, ...rest }: CatalogueProps) {
  const classes = useListVehicleClassesQuery({ params: whereParams(where) });
  return (
    <QueryState answer={classes} failed={copy.catalogueFailed}>
      {(shown) => <Choosing {...rest} where={where} classes={shown} />}
    </QueryState>
  );
}

function Choosing({
  cart,
  simulation,
  onClose,
  where,
  classes,
}: CatalogueProps & { classes: readonly VehicleClass[] }) {
  const [input, setInput] = useState(() => inputOf(simulation));
  const choice = resolveChoice(classes, input) ?? firstChoice(classes, input);
  if (!choice) return null;
  const { model, version, paint } = choice;
  const chosen = { model: model.modelSlug, version: version.slug, paint: paint.slug };
  return (
    <>
      <ChoiceFields
        classes={classes}
        choice={choice}
        onChange={(part) => setInput({ ...input, ...chosen, ...part })}
      />
      <EditorFoot
        {...{ cart, simulation, where, choice, onClose }}
        onTake={(newer) => setInput(inputOf(newer))}
      />
    </>
  );
}

function inputOf(simulation: Simulation | null): ChoiceInput {
  return simulation?.basket ? choiceInputOf(simulation.basket) : NO_CHOICE;
}

/**
 * The first car of the catalogue, when no car was chosen or it isn't sold at this place.
 */
function firstChoice(
  classes: readonly VehicleClass[],
  input: ChoiceInput,
): Choice | null {
  const model = modelsOf(classes)[0]?.modelSlug ?? null;
  return resolveChoice(classes, { ...input, model, version: null });
}
