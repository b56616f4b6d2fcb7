// One chunk for both: neither is there before somebody presses a button.
export { InviteConsultant } from './invite-consultant';
export { RightsDialog } from './rights-dialog';
