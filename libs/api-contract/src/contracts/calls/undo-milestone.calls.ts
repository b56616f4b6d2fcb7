import { call } from '../../wire/call';
import type * as schemas from '../undo-milestone.schemas';

export const undoDeliveryMilestone = call<typeof schemas.undoDeliveryMilestone>(
  'POST',
  'deliveries/:id/milestones/undo',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);
