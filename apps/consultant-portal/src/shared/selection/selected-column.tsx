import { type Column } from '@site/ui';
import { SelectBox } from './select-box';
import { ROW_ATTRIBUTE, type Selection } from './use-selection';
import './selection.css';

/** The first column of a table with the box of each row before its name. */
export function selectedColumn<Row>(
  column: Column<Row>,
  selection: Selection,
  rowOf: (row: Row) => { id: string; name: string },
): Column<Row> {
  return {
    ...column,
    cell: (row) => {
      const { id, name } = rowOf(row);
      return (
        <div className="select-cell" {...{ [ROW_ATTRIBUTE]: id }}>
          <SelectBox selection={selection} id={id} name={name} />
          <div>{column.cell(row)}</div>
        </div>
      );
    },
  };
}
