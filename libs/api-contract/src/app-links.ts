/**
 * Links to the pages of the public site that are an application and open inside the app
 * from pages without React: simulator, registration and account. The member area is left
 * out, since React has come to every page of a visitor who is signed in. This file has no
 * imports: content pages load it, and not the table of all paths.
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
