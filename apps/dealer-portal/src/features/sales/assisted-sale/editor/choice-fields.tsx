import { type VehicleClass } from '@site/api-contract';
import { type Choice, type ChoiceInput, modelsOf } from '@site/api-contract/pricing';
import { VehicleFields } from '@site/simulator';
import { editorCopy as copy } from './editor.copy';

type Props = {
  classes: readonly VehicleClass[];
  choice: Choice;
  onChange: (change: Partial<ChoiceInput>) => void;
};

/** Fields for the car and its configuration. */
export function ChoiceFields({ classes, choice, onChange }: Props) {
  return (
    <>
      <label className="editor-model">
        <span>{copy.model}</span>
        <select
          className="input"
          value={choice.model.modelSlug}
          onChange={(event) =>
            onChange({ model: event.target.value, version: null, paint: null })
          }
        >
          {modelsOf(classes).map(({ modelSlug, name, delivery }) => (
            <option key={modelSlug} value={modelSlug}>
              {delivery.kind === 'queue' ? copy.queued(name) : name}
            </option>
          ))}
        </select>
      </label>
      <VehicleFields choice={choice} onChange={onChange} copy={copy.fields} />
    </>
  );
}
