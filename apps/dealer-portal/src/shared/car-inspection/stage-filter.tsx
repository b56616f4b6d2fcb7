import { useSearchParams } from 'react-router-dom';
import { ChoiceFilter, Filters } from '@site/ui';

/** Which cars a list shows, in the address; the ones to come when it says nothing. */
const STAGE_PARAM = 'etapa';

/** The stage in the address: `coming`, or `past` when it says that. */
export function useStage<Past extends string>(past: Past): 'coming' | Past {
  const [params] = useSearchParams();
  return params.get(STAGE_PARAM) === past ? past : 'coming';
}

type StageFilterProps = {
  label: string;
  value: string;
  options: readonly (readonly [stage: string, label: string])[];
};

/** Chooses between the cars to come and the ones that are done. */
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
