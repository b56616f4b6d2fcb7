/** Whether a host name is this machine, so that traffic to it passes no network. */
export function isLoopback(hostname: string): boolean {
  return /^([\w.-]+\.)?localhost$|^127(\.\d{1,3}){3}$|^\[?::1\]?$/.test(hostname);
}
