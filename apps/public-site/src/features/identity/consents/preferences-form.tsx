import { useState } from 'react';
import { type ConsentChoice } from '@site/api-contract/identity';
import { useHydrated } from '@site/ui';
import { ToggleRow } from '@site/ui/forms';
import { preferencesCopy as copy } from './preferences.copy';

type Props = { choice: ConsentChoice | null; onChoose: (choice: ConsentChoice) => void };

/**
 * The three categories, ticked only where the visitor has chosen so before, and three
 * equal buttons. Disabled before hydration: a press would have no effect.
 */
export function PreferencesForm({ choice, onChoose }: Props) {
  const alive = useHydrated();
  const [draft, setDraft] = useState<Partial<ConsentChoice>>({});
  const marked = {
    measurement: choice?.measurement ?? false,
    marketing: choice?.marketing ?? false,
    ...draft,
  };
  const choose = (chosen: ConsentChoice) => {
    setDraft({});
    onChoose(chosen);
  };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        choose(marked);
      }}
    >
      <fieldset className="consent-fields" disabled={!alive}>
        <legend className="vh">{copy.form}</legend>
        <div className="choices">
          <div className="choice consent-fixed">
            <span>
              <b>{copy.necessary}</b>
              <small>{copy.necessaryHelp}</small>
            </span>
            <span className="choice-end tag">{copy.alwaysOn}</span>
          </div>
          <ToggleRow
            label={copy.measurement}
            help={copy.measurementHelp}
            checked={marked.measurement}
            onChange={(measurement) => setDraft({ ...draft, measurement })}
          />
          <ToggleRow
            label={copy.marketing}
            help={copy.marketingHelp}
            checked={marked.marketing}
            onChange={(marketing) => setDraft({ ...draft, marketing })}
          />
        </div>
        <div className="consent-actions">
          <button type="submit" className="btn btn--line">
            {copy.save}
          </button>
          <button
            type="button"
            className="btn btn--line"
            onClick={() => choose({ measurement: true, marketing: true })}
          >
            {copy.accept}
          </button>
          <button
            type="button"
            className="btn btn--line"
            onClick={() => choose({ measurement: false, marketing: false })}
          >
            {copy.reject}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
