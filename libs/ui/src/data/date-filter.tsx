import { useEffect, useRef, useState } from 'react';
import { formatDate, isIsoDate, lacksYear, parseDate } from '@site/api-contract/brazil';
import { DAY_CHARACTERS, withSlashes } from '../forms/fields/day-as-typed';

type DateFilterProps = {
  id: string;
  label: string;
  /** `AAAA-MM-DD`, or empty. */
  value: string;
  /**
   * Called with a complete day, on Enter or on leaving; an empty one removes the filter.
   */
  onChoose: (day: string) => void;
};

const shown = (day: string) => (isIsoDate(day) ? formatDate(day) : '');

/**
 * A day to filter by, typed in any usual form. An invalid text stays for correction, with
 * the earlier filter in force.
 */
export function DateFilter({ id, label, value, onChoose }: DateFilterProps) {
  const [typed, setTyped] = useState(shown(value));
  const [isWrong, setWrong] = useState(false);
  const chosen = useRef(value);

  const choose = (text: string) => {
    const day = text.trim() === '' ? '' : parseDate(text);
    setWrong(day === null);
    if (day === null || day === chosen.current) return;
    chosen.current = day;
    onChoose(day);
  };
  const finish = () => {
    choose(typed);
    const day = parseDate(typed);
    if (day) setTyped(formatDate(day));
  };

  // 'Limpar' and the back button change the address from outside.
  useEffect(() => {
    if (value === chosen.current) return;
    chosen.current = value;
    setTyped(shown(value));
    setWrong(false);
  }, [value]);

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        className="input"
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd/mm/aaaa"
        maxLength={DAY_CHARACTERS}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-erro` : undefined}
        value={typed}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
        onChange={({ target, nativeEvent }) => {
          const isAtEnd = target.selectionStart === target.value.length;
          const { isComposing } = nativeEvent as InputEvent;
          const text = isAtEnd && !isComposing ? withSlashes(target.value) : target.value;
          setTyped(text);
          setWrong(false);
          if (/^\d\d\/\d\d\/\d{4}$/.test(text)) choose(text);
        }}
      />
      {isWrong && (
        <p id={`${id}-erro`} className="field-error" role="alert">
          {lacksYear(typed) ? 'Falta o ano.' : 'Esse dia não existe.'}
        </p>
      )}
    </div>
  );
}
