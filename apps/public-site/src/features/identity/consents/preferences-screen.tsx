import { useEffect, useState } from 'react';
import { type ConsentChoice } from '@site/api-contract/identity';
import { useSite } from '../../../shared/site-services';
import { COOKIE_ENTRIES, STORAGE_ENTRIES } from './browser-entries';
import { ConsentHistory } from './consent-history';
import { preferencesCopy as copy } from './preferences.copy';
import { PreferencesForm } from './preferences-form';
import '../../../shared/page-head.css';
import './consent.css';

/**
 * The current choice, the form to change it, and its history, which is last since it
 * loads later.
 */
export function PreferencesScreen() {
  const { consent } = useSite();
  const choice = useChoice();
  const [saved, setSaved] = useState(false);
  return (
    <article>
      <header className="inst-head scene" data-model="aroeira">
        <div className="wrap">
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
      </header>
      <div className="consent-page wrap">
        <section aria-labelledby="consent-now">
          <h2 id="consent-now">{copy.now}</h2>
          <p>
            {choice ? copy.chosen(choice.measurement, choice.marketing) : copy.nothingYet}
          </p>
          <PreferencesForm
            choice={choice}
            onChoose={(chosen) => {
              void consent().then(({ choose }) => choose(chosen));
              setSaved(true);
            }}
          />
          <p role="status" className="consent-saved">
            {saved && copy.saved}
          </p>
        </section>
        <section aria-labelledby="consent-kept">
          <h2 id="consent-kept">{copy.kept}</h2>
          <p>{copy.keptLead}</p>
          <ul className="consent-list">
            {[...COOKIE_ENTRIES, ...STORAGE_ENTRIES].map(({ name, purpose, howLong }) => (
              <li key={name}>
                <code>{name}</code>
                <p>{purpose}</p>
                <p className="consent-source">{howLong}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="consent-history">
          <h2 id="consent-history">{copy.history}</h2>
          <p>{copy.historyLead}</p>
          <ConsentHistory />
        </section>
      </div>
    </article>
  );
}

/** The visitor's choice, updated when the banner changes it; null until it is known. */
function useChoice(): ConsentChoice | null {
  const { consent } = useSite();
  const [choice, setChoice] = useState<ConsentChoice | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    void consent().then(({ current, subscribe }) => {
      if (isUnmounted) return;
      setChoice(current());
      stop = subscribe(() => setChoice(current()));
    });
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [consent]);
  return choice;
}
