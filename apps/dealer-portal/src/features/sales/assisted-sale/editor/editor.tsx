import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useGetDealershipQuery, useListVehicleClassesQuery } from '@site/api-client';
import {
  type AssistedCart,
  type Simulation,
  type VehicleClass,
} from '@site/api-contract';
import {
  basketChoiceOf,
  type Choice,
  type ChoiceInput,
  deliveryOf,
  estimateQuote,
  modelsOf,
  resolveChoice,
} from '@site/api-contract/pricing';
import { selectViewer } from '@site/auth';
import { QueryState } from '@site/shell/query-state';
import { cartItems, CarView, placeOf, type Where, whereParams } from '@site/simulator';
import { EyeIcon, Modal, Skeleton } from '@site/ui';
import { CampaignRow } from './campaign-row';
import { ChoiceFields } from './choice-fields';
import { editorCopy as copy } from './editor.copy';
import { EditorFoot } from './editor-foot';
import { useAssistedQuote } from './use-assisted-quote';
import { useEditorChoice } from './use-editor-choice';
import { useLostCampaign } from './use-lost-campaign';
import { WhereFields } from './where-fields';
import './editor.css';

type Props = {
  cart: AssistedCart;
  simulation: Simulation | null;
  onClose: () => void;
};

/**
 * The configurator over the whole window: a new car for the customer, or one that is in
 * the cart. Turned to the customer, it says nothing that is meant for the seller.
 */
export function Editor({ cart, simulation, onClose }: Props) {
  const { dealershipId = '' } = useSelector(selectViewer);
  const { data: dealership } = useGetDealershipQuery(
    { params: { id: dealershipId } },
    { skip: simulation !== null || dealershipId === '' },
  );
  const editing = useEditorChoice(cart, simulation);
  const { isTurned, turn } = editing;
  const { clientType } = editing.where;
  const place = editing.where.place ?? (dealership ? placeOf(dealership) : null);
  const title = simulation?.basket
    ? copy.changeTitle(simulation.basket.modelName, simulation.code)
    : copy.addTitle;
  return (
    <Modal
      open
      full
      backLeaves
      title={isTurned ? copy.turnedTitle : title}
      onClose={onClose}
    >
      <div className="editor">
        <button type="button" className="action editor-turn" onClick={turn}>
          <EyeIcon aria-hidden="true" /> {isTurned ? copy.turnBack : copy.turn}
        </button>
        {place ? (
          <Catalogue
            {...{ cart, simulation, onClose, editing }}
            where={{ clientType, place }}
          />
        ) : (
          <Skeleton count={6} />
        )}
      </div>
    </Modal>
  );
}

type CatalogueProps = Props & {
  where: Where;
  editing: ReturnType<typeof useEditorChoice>;
};

function Catalogue({ where, ...rest }: CatalogueProps) {
  const classes = useListVehicleClassesQuery({ params: whereParams(where) });
  return (
    <QueryState answer={classes} failed={copy.catalogueFailed}>
      {(shown) => <Choosing {...rest} where={where} classes={shown} />}
    </QueryState>
  );
}

type ChoosingProps = CatalogueProps & { classes: readonly VehicleClass[] };

function Choosing({ classes, ...rest }: ChoosingProps) {
  const { editing, where, simulation } = rest;
  const { input } = editing;
  const choice = resolveChoice(classes, input) ?? firstChoice(classes, input);
  const whereFields = simulation === null && !editing.isTurned && (
    <WhereFields
      {...where}
      onChange={(part) => editing.choose({ ...input, ...where, ...part })}
    />
  );
  return choice ? (
    <Table {...rest} classes={classes} choice={choice} whereFields={whereFields} />
  ) : (
    <>
      <p className="notice notice--warn">
        {copy.nothingHere} {whereFields && copy.otherCep}
      </p>
      {whereFields}
    </>
  );
}

/** The car, its choices, and the price at which it would be saved. */
function Table({
  cart,
  simulation,
  onClose,
  where,
  classes,
  editing,
  choice,
  whereFields,
}: ChoosingProps & { choice: Choice; whereFields: ReactNode }) {
  const { model, version, paint } = choice;
  const chosen = basketChoiceOf(choice, simulation?.basket?.dealershipId ?? null);
  const assisted = { cart, simulation, where, choice: chosen };
  const quoted = useAssistedQuote(assisted);
  const { last } = quoted;
  const [item] = cartItems(simulation ? [simulation] : []);
  // A cart that is older than the queue keeps its car.
  const isQueued =
    deliveryOf(choice).kind === 'queue' && item?.basket.modelSlug !== model.modelSlug;
  const lost = useLostCampaign(
    item,
    quoted.quote && !quoted.isReadAgain
      ? { ...quoted.quote, modelSlug: model.modelSlug, term: chosen.term }
      : null,
  );
  return (
    <>
      <div className="editor-cols" data-model={model.modelSlug}>
        <CarView
          title={<h3>{model.name}</h3>}
          subtitle={version.name}
          choice={choice}
          figures={last ?? estimateQuote(choice)}
          delivery={last?.delivery ?? deliveryOf(choice)}
          validUntil={last?.validUntil}
          code={simulation?.code}
        />
        <div className="editor-fields">
          {whereFields}
          <ChoiceFields
            classes={classes}
            choice={choice}
            onChange={(part) =>
              editing.choose({
                ...editing.input,
                ...where,
                ...{ model: model.modelSlug, version: version.slug, paint: paint.slug },
                ...part,
              })
            }
          />
          {item && (
            <CampaignRow
              cart={cart}
              item={item}
              revision={editing.revision}
              lost={lost}
              onSet={editing.rebase}
            />
          )}
        </div>
      </div>
      <EditorFoot
        {...{ assisted, quoted, lost, onClose }}
        queued={isQueued ? model.name : undefined}
        isTurned={editing.isTurned}
        revision={editing.revision}
        onTake={editing.restart}
      />
    </>
  );
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
