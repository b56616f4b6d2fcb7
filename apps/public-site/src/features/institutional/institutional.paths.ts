/** Institutional pages that other institutional pages lead to. */
export const CONTACT_PATH = '/institucional/contato';
export const COMPANY_FORM_PATH = '/institucional/para-empresas-formulario';
