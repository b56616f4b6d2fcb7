import { CONSULTANT_RIGHTS } from '@site/api-contract';
import { CheckListField } from '@site/ui/forms';
import { staffCopy as copy } from './staff.copy';

const OPTIONS = CONSULTANT_RIGHTS.map((right) => ({
  value: right,
  ...copy.right(right),
}));

/** The rights of a consultant, any number of them. */
export function RightsField() {
  return <CheckListField name="rights" label={copy.change.label} options={OPTIONS} />;
}
