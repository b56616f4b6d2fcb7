/**
 * Links to the pages of the public site that are an application: simulator, registration,
 * account and member area. A file of its own without imports: content pages load it, and
 * not the table of all paths.
 */
const APPLICATION =
  /^\/(simulador|cadastro-de-carro-por-assinatura-mensal|conta|area-logada)(\/|$)/;

/** Whether a path, without its query, is that of an application page. */
export function isApplicationPath(path: string): boolean {
  return APPLICATION.test(path);
}
