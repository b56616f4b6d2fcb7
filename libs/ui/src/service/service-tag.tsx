import { type ServiceState } from '@site/api-contract/contracts';
import { SERVICE_STATE_LABELS } from '@site/api-contract/driving';
import { Tag } from '../feedback/tag';

/** The state of a request, in the reader's words. */
export function ServiceTag({
  state,
  staff = false,
}: {
  state: ServiceState;
  staff?: boolean;
}) {
  const { label, staff: staffLabel, tone } = SERVICE_STATE_LABELS[state];
  return (
    <Tag tone={tone} icon>
      {staff ? staffLabel : label}
    </Tag>
  );
}
