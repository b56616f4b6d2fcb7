import { BRAND, COMPANY } from './values.ts';

export { type Drawing, iconOf, type Shape, svgOf } from './drawing.ts';
export {
  BRAND,
  BRAND_TEXTS,
  CODE_PREFIX,
  COLORS,
  COMPANY,
  CONTACT,
  FILM,
  FRAME_COLOR,
  LOGO,
  SYMBOL,
} from './values.ts';

/** The company's name with its note: `Rodar Assinaturas S.A. (marca fictícia)`. */
export const companyWithNote = (): string =>
  COMPANY.note ? `${COMPANY.name} (${COMPANY.note})` : COMPANY.name;

/** Street, city and state in one line. */
export const companyAddress = (): string =>
  `${COMPANY.street}, ${COMPANY.city}, ${COMPANY.state}`;

/** An address of the brand: `contato` to `contato@rodar.test`. */
export const mailAt = (box: string): string => `${box}@${BRAND.domain}`;
