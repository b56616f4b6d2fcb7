/**
 * `{product}` of the calls of spec §7: the product that is sold (docs/product). A file of
 * its own, so that a page which sends a lead does not load the lead's rules.
 */
export const PRODUCT = 'carro-por-assinatura';
