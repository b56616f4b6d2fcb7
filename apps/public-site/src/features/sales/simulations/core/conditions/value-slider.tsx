import { useId } from 'react';

export type ValueSliderProps<T extends number> = {
  label: string;
  values: readonly T[];
  value: T;
  onChange: (value: T) => void;
  /** The value as a large text, also for screen readers: `36 meses`. */
  text: (value: T) => string;
  /** The label below the track at each stop. */
  short: (value: T) => string;
};

/** A slider with a few fixed values; its track looks like a road line. */
export function ValueSlider<T extends number>({
  label,
  values,
  value,
  onChange,
  text,
  short,
}: ValueSliderProps<T>) {
  const id = useId();
  const step = values.indexOf(value);
  return (
    <div className="value-slider">
      <span className="value-slider-head">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{text(value)}</output>
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={values.length - 1}
        step={1}
        value={step}
        data-step={step}
        aria-valuetext={text(value)}
        onChange={(event) => {
          const next = values[Number(event.target.value)];
          if (next !== undefined) onChange(next);
        }}
      />
      <span className="value-slider-ends" aria-hidden="true">
        {values.map((stop) => (
          <span key={stop} className={stop === value ? 'on' : undefined}>
            {short(stop)}
          </span>
        ))}
      </span>
    </div>
  );
}
