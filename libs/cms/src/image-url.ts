let configuredBase = '';

/**
 * Sets the host of the CMS's pictures, once, from the configuration of the process or
 * page. Empty leaves addresses as they are.
 */
export function configureImageBase(base: string): void {
  configuredBase = base;
}

/** URL of a picture; the image base is put before paths with wp-content (spec §9). */
export function imageUrl(src: string, base: string): string {
  if (base === '' || !src.includes('wp-content') || /^([a-z]+:)?\/\//i.test(src))
    return src;
  return `${base.replace(/\/+$/, '')}/${src.replace(/^\/+/, '')}`;
}

/** `imageUrl` with the configured base. */
export function withImageBase(src: string): string {
  return imageUrl(src, configuredBase);
}
