/** Whether a host name is this machine: what goes there passes no network. */
export function isLoopback(hostname: string): boolean {
  return /^([\w.-]+\.)?localhost$|^127(\.\d{1,3}){3}$|^\[?::1\]?$/.test(hostname);
}
