import { type ReactNode, useId } from 'react';
import '../forms.css';

export type Choice<Value extends string | number> = {
  value: Value;
  label: ReactNode;
  /** Second line. */
  help?: ReactNode;
  /** Right side: price, distance. */
  end?: ReactNode;
  disabled?: boolean;
};

type ChoicesProps<Value extends string | number> = {
  /**
   * Read before the options by screen readers; shown as a heading when `heading` is set.
   */
  legend: ReactNode;
  /** Right of the heading: the unit, or the chosen option and its price. */
  note?: ReactNode;
  heading?: boolean;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly Choice<Value>[];
};

function Group({
  legend,
  note,
  heading = true,
  children,
}: {
  legend: ReactNode;
  note?: ReactNode;
  heading?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className="field">
      <legend className={heading ? undefined : 'vh'}>
        <span className="legend">
          {legend} {note !== undefined && <small>{note}</small>}
        </span>
      </legend>
      {children}
    </fieldset>
  );
}

/** Rows to choose one from: version, dealership, payment. */
export function ChoiceList<Value extends string | number>({
  value,
  onChange,
  options,
  ...group
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <Group {...group}>
      <div className="choices">
        <ChoiceRows {...{ name, value, onChange, options }} />
      </div>
    </Group>
  );
}

type RowsProps<Value extends string | number> = Pick<
  ChoicesProps<Value>,
  'value' | 'onChange' | 'options'
> & {
  name: string;
  onBlur?: () => void;
  firstId?: string;
};

export function ChoiceRows<Value extends string | number>(props: RowsProps<Value>) {
  const { name, value, onChange, onBlur, options, firstId } = props;
  return options.map((option, index) => (
    <label className="choice" key={option.value}>
      <input
        type="radio"
        id={index === 0 ? firstId : undefined}
        name={name}
        value={option.value}
        checked={option.value === value}
        disabled={option.disabled}
        onChange={() => onChange(option.value)}
        onBlur={onBlur}
      />
      <span>
        <b>{option.label}</b>
        {option.help !== undefined && <small>{option.help}</small>}
      </span>
      {option.end !== undefined && <span className="choice-end">{option.end}</span>}
    </label>
  ));
}

/**
 * A few short options side by side, the chosen one in ink: term, km a month, PF or PJ.
 */
export function Segmented<Value extends string | number>({
  value,
  onChange,
  options,
  ...group
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <Group {...group}>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.help !== undefined && <small>{option.help}</small>}
          </label>
        ))}
      </div>
    </Group>
  );
}

type SwatchesProps = {
  legend: ReactNode;
  /** Name and price of the chosen color. */
  note?: ReactNode;
  heading?: boolean;
  value: string | null;
  onChange: (paint: string) => void;
  /** `mark` is a sign on the ball, whose meaning `name` gives too. */
  options: readonly { paint: string; name: string; mark?: ReactNode }[];
};

/**
 * Colors as painted balls. `paint` is a catalogue slug; its class `paint-<slug>` gives
 * the color.
 */
export function Swatches({ value, onChange, options, ...group }: SwatchesProps) {
  const name = useId();
  return (
    <Group {...group}>
      <div className="swatches">
        {options.map((option) => (
          <label
            key={option.paint}
            className={`swatch paint-${option.paint}`}
            title={option.name}
          >
            <input
              type="radio"
              name={name}
              value={option.paint}
              checked={option.paint === value}
              aria-label={option.name}
              onChange={() => onChange(option.paint)}
            />
            {option.mark && (
              <span className="swatch-mark" aria-hidden="true">
                {option.mark}
              </span>
            )}
          </label>
        ))}
      </div>
    </Group>
  );
}

type ToggleRowProps = {
  label: ReactNode;
  help?: ReactNode;
  end?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A row that is on or off: an add-on with its price. */
export function ToggleRow({ label, help, end, checked, onChange }: ToggleRowProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <b>{label}</b>
        {help !== undefined && <small>{help}</small>}
      </span>
      {end !== undefined && <span className="choice-end">{end}</span>}
    </label>
  );
}
