import { useState } from 'react';
import { RichText } from '@site/cms';
import {
  CarPicture,
  phoneHref,
  PhoneIcon,
  SearchIcon,
  SiteLink,
  useHydrated,
} from '@site/ui';
import { useDebouncedCallback } from '@site/ui/forms';
import { PageSeo } from '../../../shared/page-seo';
import { landingCopy as copy } from './landing.copy';
import { CONTENTS, useLanding } from './landing-content';
import { LandingForm } from './landing-form';
import { LandingFrame } from './landing-frame';
import { LandingMissing } from './landing-missing';
import { topicsAbout } from './topics-about';
import { useLandingLead } from './use-landing-lead';
import './on-board.css';

const CAR = { model: 'cerrado', paint: 'vermelho-ipe' };
const CAR_SIZES = '(min-width: 992px) 28rem, 20rem';

/**
 * `/abordo`: the guide of the delivered car. The index works without JavaScript; the
 * search filters it one second after the last key (spec §5) or on Enter.
 */
export function OnBoardScreen() {
  const page = useLanding(CONTENTS.onBoard);
  const { send, sent, failed } = useLandingLead('abordo');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const searchSoon = useDebouncedCallback(setSearch);
  const searchNow = (text: string) => {
    searchSoon.cancel();
    setSearch(text);
  };
  const alive = useHydrated();
  if (!page) return <LandingMissing />;
  const { content, seo } = page;
  const { urgent } = content;
  const topics = topicsAbout(content.topics, search);
  return (
    <LandingFrame className="guide" theme="asfalto">
      <PageSeo seo={seo} />
      <header className="guide-head" data-theme="asfalto">
        <div className="wrap">
          <div>
            <h1>{content.title}</h1>
            <p className="lp-lead">{content.lead}</p>
          </div>
          <div className="guide-car" aria-hidden="true">
            <CarPicture {...CAR} view="front" sizes={CAR_SIZES} eager />
          </div>
          <div className="guide-urgent">
            <h2>{urgent.title}</h2>
            <p>{urgent.text}</p>
            <SiteLink className="btn" to={phoneHref(urgent.phone)}>
              <PhoneIcon aria-hidden="true" /> {copy.callNow(urgent.phone)}
            </SiteLink>
          </div>
        </div>
      </header>
      <div className="guide-body wrap">
        <div className="guide-side">
          <div className="guide-search" role="search">
            <label htmlFor="busca">{copy.search}</label>
            <p id="busca-ajuda">{copy.searchHelp}</p>
            <div>
              <SearchIcon aria-hidden="true" />
              <input
                id="busca"
                className="input"
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                maxLength={60}
                aria-describedby="busca-ajuda"
                value={typed}
                readOnly={!alive}
                onChange={({ target }) => {
                  setTyped(target.value);
                  searchSoon(target.value);
                }}
                onKeyDown={({ key }) => {
                  if (key === 'Enter') searchNow(typed);
                }}
              />
            </div>
            <p className="vh" role="status">
              {search.trim() && copy.found(topics.length)}
            </p>
          </div>
          <nav aria-label={copy.index}>
            <ul className="guide-index">
              {topics.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="guide-topics">
          {topics.length === 0 && (
            <div className="guide-none">
              <p>{copy.nothingFound}</p>
              <button
                type="button"
                className="btn btn--line btn--sm"
                onClick={() => {
                  setTyped('');
                  searchNow('');
                }}
              >
                {copy.clearSearch}
              </button>
            </div>
          )}
          {topics.map(({ id, title, lead, steps }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
              <h2 id={`${id}-titulo`}>{title}</h2>
              <p className="guide-lead">{lead}</p>
              <ol>
                {steps.map((step) => (
                  <RichText key={step} as="li" html={step} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
      <div className="guide-call">
        <div className="wrap">
          <LandingForm
            kind="talk"
            block={content.form}
            interest={{
              label: copy.topic,
              options: [...content.topics.map(({ title }) => title), copy.otherTopic],
            }}
            failed={failed}
            onSubmit={(values) => send(values)}
            done={
              sent && (
                <SiteLink className="link" to={`#${content.topics[0]?.id ?? ''}`}>
                  {copy.clearSearch}
                </SiteLink>
              )
            }
          />
        </div>
      </div>
    </LandingFrame>
  );
}
