import { analysisCopy as copy } from './analysis.copy';

/** Right pane before a proposal is chosen. */
export function Component() {
  return (
    <div className="analysis-nothing">
      <p>{copy.nothingChosen}</p>
    </div>
  );
}
