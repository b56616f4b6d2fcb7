import { BRAND, CONTACT } from '@site/brand';

/**
 * Price condition of `vehicles/prices`: the cheapest version, 48 months, 500 km
 * (docs/product).
 */
export const FROM_CONDITION = 'PF, 48 meses, 500 km por mês';

/** Below every form for a contact. */
export const PRIVACY_NOTE =
  '<p>Usamos seus dados só para este contato. Veja a <a href="/institucional/politica-de-privacidade">política de privacidade</a>.</p>';

/** The brand's number on WhatsApp: the demo's service phone. */
export const WHATSAPP_URL = `https://wa.me/${CONTACT.whatsapp}`;

/** Search engines and shared links see the same title and sentence. */
export function seoOf(path: string, title: string, description: string) {
  return {
    title,
    metaTitle: `${title} | ${BRAND.name}`,
    description,
    ogTitle: title,
    ogDescription: description,
    linkCanonical: path,
  };
}
