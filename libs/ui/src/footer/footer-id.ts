/** Where the skip link to the footer leads. */
export const FOOTER_ID = 'rodape';
