import {
  SERVICE_STATE_LABELS,
  type ServiceState,
} from '@site/api-contract/service-requests';
import { Tag } from '../feedback/tag';

/** Where a request stands, in the words of who reads it. */
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
