// One chunk for both: neither is there before somebody presses a button.
export { InviteDialog } from './invite-dialog';
export { RightsDialog } from './rights-dialog';
