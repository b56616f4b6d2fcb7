import { type FooterContent } from '@site/api-contract';
import { type ContentSchema } from './pages';

/**
 * A schema that only checks that these parts exist, for public pages: the API has checked
 * the rest before it stored the page, and the whole schema would bring zod into the first
 * load.
 */
export function withParts<Content extends object>(
  ...parts: readonly (keyof Content & string)[]
): ContentSchema<Content> {
  return {
    safeParse: (value) => {
      const whole =
        typeof value === 'object' &&
        value !== null &&
        parts.every((part) => part in value);
      return whole ? { success: true, data: value as Content } : { success: false };
    },
  };
}

/** Page 704, the footer of all three apps. */
export const footerShape = withParts<FooterContent>('files');
