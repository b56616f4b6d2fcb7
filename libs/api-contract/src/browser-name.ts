const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** How a person knows a browser, from its `User-Agent`: 'Chrome no Windows'. */
export function browserName(client: string): string {
  const browser = BROWSERS.find(([sign]) => client.includes(sign))?.[1] ?? 'Navegador';
  const system = SYSTEMS.find(([sign]) => client.includes(sign))?.[1];
  return system ? `${browser} no ${system}` : browser;
}
