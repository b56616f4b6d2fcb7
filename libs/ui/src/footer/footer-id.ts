/** Target of the skip link to the footer. */
export const FOOTER_ID = 'rodape';
