/**
 * Links to the pages of the public site that are an application and open inside the app
 * from pages without React: simulator, registration and account. The member area is left
 * out: a signed-in visitor's pages all have React. This file has no imports, since
 * content pages load it, but not the table of all paths.
 */
export const APPLICATION_PREFIXES = [
  'simulador',
  'cadastro-de-carro-por-assinatura-mensal',
  'conta',
].map((segment) => `/${segment}`);

/** Whether a path, without its query, is that of an application page. */
export function isApplicationPath(path: string): boolean {
  return APPLICATION_PREFIXES.some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`),
  );
}
