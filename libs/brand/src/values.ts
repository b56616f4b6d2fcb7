import { readBrand } from './read-brand.ts';

// A program reads the folder where it runs from source. In a bundle the build has put the
// values of these constants in the place of this file.
const { facts, film, logo, symbol } = readBrand();

/**
 * The brand's name, its name in file names, and the domain of its e-mails. Texts speak of
 * it as of a company: 'a Rodar', 'fale com uma pessoa da Rodar'.
 */
export const BRAND = { name: facts.name, slug: facts.slug, domain: facts.domain };

/**
 * The company behind the brand, until an installation configures its own. `cnpj` is in
 * canonical form, `note` stands in brackets behind the name.
 */
export const COMPANY = facts.company;

/**
 * The telephone as people read it, the number of WhatsApp with its country and without
 * signs, and the profiles.
 */
export const CONTACT = facts.contact;

/**
 * The letters before the codes of new simulations. Nothing reads a code's letters, so
 * codes with other ones stay valid.
 */
export const CODE_PREFIX = facts.codePrefix;

/** Sentences that say what the brand is. */
export const BRAND_TEXTS = facts.texts;

/** The palette of `tokens.css` and the roles that are mixed for it, as `#rrggbb`. */
export const COLORS = facts.colors;

/** The color of a browser's frame around the portals, and the ground of the icon. */
export const FRAME_COLOR = facts.colors['asfalto-900'];

/** The welcome film in `media/videos` of the brand, or nothing. */
export const FILM = film;

/** The word mark, in `currentColor`; its accents have `--logo-wheel`. */
export const LOGO = logo;

/** The sign alone, in a square, with the same colors. */
export const SYMBOL = symbol;
