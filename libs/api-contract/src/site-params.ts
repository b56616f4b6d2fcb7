/* Parameters that one page writes and another reads. */

/** The page after a sign-in or a registration: a path of this site with its query. */
export const RETURN_URL_PARAM = 'returnUrl';
/**
 * Secret of a mailed link, behind `#`, which browsers never send (security-requirements
 * A6).
 */
export const TOKEN_PARAM = 'token';
/** E-mail of the account whose password a mailed link sets, also behind `#`. */
export const ACCOUNT_PARAM = 'conta';
/** Id of the simulation that is subscribed or edited. */
export const SIMULATION_PARAM = 'simulacao';
/**
 * Id of one's own contract that a new simulation may follow; the simulator shows its plan
 * beside the new one.
 */
export const RENEWAL_PARAM = 'renovacao';
/** Slug of the model that a visitor came for. */
export const MODEL_PARAM = 'modelo';
/** Slugs of the cars that stand side by side, with commas. */
export const COMPARED_PARAM = 'comparar';
/** Slugs of the cars that are picked to compare in the list, with commas. */
export const PICKED_PARAM = 'marcados';
/** Client type: `pj` for a company, `pf` for a person. */
export const CLIENT_TYPE_PARAM = 'tipo';
/** Other parts of a plan: slugs, months, km a month, slugs with commas. */
export const VERSION_PARAM = 'versao';
export const PAINT_PARAM = 'cor';
export const TERM_PARAM = 'prazo';
export const KM_PARAM = 'km';
export const ADD_ONS_PARAM = 'opcionais';
/** The screen of the simulator after the place was chosen. */
export const DESTINATION_PARAM = 'destino';
/** Readable number of the proposal that was just sent, `P-2611-0487`. */
export const SENT_PROPOSAL_PARAM = 'enviada';
/** State by which a list of proposals is filtered. */
export const PROPOSAL_STATE_PARAM = 'estado';
/** Key of the picture that previews of a shared simulation's link show. */
export const LINK_PICTURE_PARAM = 'foto';
/** A customer's code for a seller. */
export const INVITATION_PARAM = 'convite';
/** The part of a customer's overview that lists proposals. */
export const PROPOSALS_HASH = '#propostas';
/** Opens the notifications of a portal. */
export const NOTIFICATIONS_HASH = '#notificacoes';
/** Plate with which a form begins. */
export const PLATE_PARAM = 'placa';

/** Token of a preview: a version of a CMS page that visitors do not see. */
export const PREVIEW_PARAM = 'previa';

/** Prefix of the ids of an editor's headings, so that none equals one of ours. */
export const EDITOR_IDS = 'texto-';
