import { useSearchParams } from 'react-router-dom';
import { ChoiceFilter, Filters } from '@site/ui';

/** Which part of a queue shows, in the address; without it the work to be done. */
const SHOW_PARAM = 'mostrar';

/** Whether the address asks for what is done, which `word` names there. */
export const showsDone = (params: URLSearchParams, word: string): boolean =>
  params.get(SHOW_PARAM) === word;

type ShowFilterProps = {
  label: string;
  /** Of the work to be done. */
  open: string;
  /** The work that is done: its word in the address, and what the filter calls it. */
  done: { word: string; label: string };
};

/** Chooses between what is to be done in a queue and what is done. */
export function ShowFilter({ label, open, done }: ShowFilterProps) {
  const [params, setParams] = useSearchParams();
  return (
    <Filters>
      <ChoiceFilter
        id="mostrar"
        label={label}
        value={showsDone(params, done.word) ? done.word : ''}
        options={[
          ['', open],
          [done.word, done.label],
        ]}
        onChoose={(value) =>
          setParams(value ? { [SHOW_PARAM]: value } : {}, { replace: true })
        }
      />
    </Filters>
  );
}
