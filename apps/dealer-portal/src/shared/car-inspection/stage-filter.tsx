import { useSearchParams } from 'react-router-dom';
import { ChoiceFilter, Filters } from '@site/ui';

/** Filter in the address for the shown cars; by default those to come. */
const STAGE_PARAM = 'etapa';

/** The stage in the address: `past` if it is there, or else `coming`. */
export function useStage<Past extends string>(past: Past): 'coming' | Past {
  const [params] = useSearchParams();
  return params.get(STAGE_PARAM) === past ? past : 'coming';
}

type StageFilterProps = {
  label: string;
  value: string;
  options: readonly (readonly [stage: string, label: string])[];
};

/** Chooses between the cars to come and the finished ones. */
export function StageFilter({ label, value, options }: StageFilterProps) {
  const [, setParams] = useSearchParams();
  return (
    <Filters>
      <ChoiceFilter
        id="etapa"
        label={label}
        value={value}
        options={options}
        onChoose={(stage) =>
          setParams(stage === 'coming' ? {} : { [STAGE_PARAM]: stage }, {
            replace: true,
          })
        }
      />
    </Filters>
  );
}
