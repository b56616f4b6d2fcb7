import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetSimulationQuery, useListPromptDeliveryQuery } from '@site/api-client';
import { type Simulation } from '@site/contracts';
import { BRAND } from '@site/ui';
import { NotServed } from '../conditions/not-served';
import { useSettled } from '../conditions/use-settled';
import { useRememberCart } from '../conditions/draft';
import { CART } from '../simulation.paths';
import { BuyBar } from './buy-bar';
import { CarView } from './car-view';
import { basketChoiceOf, type Choice } from './choice';
import { ChoicesForm } from './choices-form';
import { choiceOfBasket } from './configure-search';
import { type ConfiguratorState } from './configure-url';
import { configureCopy as copy } from './configure.copy';
import { DealershipChoice } from './dealership-choice';
import { ExitSlider } from './exit-slider';
import { ConfigureNotices } from './notices';
import { OpenPrice } from './open-price';
import { useDealerships } from './use-dealerships';
import { useQuote } from './use-quote';
import { type Saved, useSave } from './use-save';
import { WhereBar } from './where-bar';

const ANNOUNCE_AFTER_MS = 700;

export type ConfiguratorProps = { state: ConfiguratorState; choice: Choice; onChange: (change: Partial<ConfiguratorState>) => void };

/** A car being put together: choices beside it, its open price below, the act at the foot of the window. */
export function Configurator({ state, choice, onChange }: ConfiguratorProps) {
  const { place, clientType } = state;
  const { latitude, longitude } = place;
  const { model, version, paint } = choice;
  const navigate = useNavigate();
  const rememberCart = useRememberCart();
  const [mine, setMine] = useState<Partial<ConfiguratorState> | null>(null);
  const [failed, setFailed] = useState<Extract<Saved, { kind: 'failed' }> | null>(null);
  const { save, saving } = useSave();

  const { list: dealerships, dealershipId, group } = useDealerships(model.modelSlug, place, state.dealershipId);
  const { data: stock } = useListPromptDeliveryQuery({ body: { modelSlug: model.modelSlug, latitude, longitude, clientType } });
  const { data: edited, refetch } = useGetSimulationQuery({ params: { id: state.simulationId ?? '' } }, { skip: state.simulationId === null });
  const { figures, quote, pending, refused, error, retry } = useQuote(choice, { place, clientType }, dealershipId);
  const announced = useSettled(pending ? '' : copy.announced(figures.monthly), ANNOUNCE_AFTER_MS);

  function change(part: Partial<ConfiguratorState>) {
    setFailed(null);
    onChange(part);
  }

  async function submit() {
    const saved = await save(basketChoiceOf(choice, dealershipId), { place, clientType }, edited);
    if (saved.kind === 'saved') {
      rememberCart({ place, clientType });
      void navigate(CART);
      return;
    }
    if (saved.kind === 'failed') return setFailed(saved);
    const newer: Simulation = await refetch().unwrap();
    setMine({ version: version.slug, paint: paint.slug, term: choice.term, km: choice.km, addOns: state.addOns, dealershipId });
    if (newer.basket) onChange(choiceOfBasket(newer.basket));
  }

  return (
    <div className="configure" data-model={model.modelSlug}>
      <title>{`${version.name} | ${BRAND.name}`}</title>
      <div className="wrap">
        <WhereBar state={state} model={model} editing={edited !== undefined} onChange={change} />
        {!model.available && <NotServed place={place} onPlace={(next) => change({ place: next, dealershipId: null })} />}
        <ConfigureNotices
          editedCode={edited?.code}
          mine={mine !== null}
          onUseMine={() => {
            if (mine) onChange(mine);
            setMine(null);
          }}
          failedSave={failed && Object.keys(failed.refused).length === 0 ? failed.message || copy.failedSave : null}
          quoteError={error}
          refusedQuote={Object.keys(refused).length > 0}
          onRetry={retry}
        />
      </div>
      <div className="cfg">
        <CarView
          choice={choice}
          figures={figures}
          delivery={quote?.delivery ?? model.delivery}
          validUntil={quote?.validUntil}
          code={edited?.code}
        />
        <ChoicesForm choice={choice} askedKm={state.km} use={state.use} onChange={change} refused={{ ...refused, ...failed?.refused }}>
          {dealerships && (
            <DealershipChoice
              dealerships={dealerships}
              group={group}
              inStock={new Set((stock ?? []).filter((car) => car.versionSlug === version.slug && car.paint === paint.slug).map((car) => car.dealershipId))}
              value={dealershipId}
              onChange={(id) => change({ dealershipId: id })}
              delivery={quote?.delivery}
            />
          )}
        </ChoicesForm>
      </div>
      <section className="cfg-band" data-theme="asfalto">
        <div className="wrap">
          <OpenPrice figures={figures} term={choice.term} pending={pending} />
          <ExitSlider exitCosts={figures.exitCosts} />
        </div>
      </section>
      <p className="vh" role="status">{announced}</p>
      <BuyBar choice={choice} monthly={figures.monthly} pending={pending} saving={saving} served={model.available} editing={edited !== undefined} onSave={() => void submit()} />
    </div>
  );
}
