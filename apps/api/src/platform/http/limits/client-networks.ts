import { isIPv6 } from 'node:net';

/**
 * A network by which counters count a client, and its limit as a multiple of one
 * client's.
 */
type ClientNetwork = { key: string; times: number };

/**
 * The keys by which counters count a client, narrow first. An IPv4 address is one client.
 * In IPv6 every home has a /64, so that is one client; a site may have a /48, which
 * counts as ten.
 */
export function clientNetworks(address: string): ClientNetwork[] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return [{ key: mapped ?? address, times: 1 }];
  const groups = groupsOf(address);
  return [
    { key: `${groups.slice(0, 4).join(':')}::/64`, times: 1 },
    { key: `${groups.slice(0, 3).join(':')}::/48`, times: 10 },
  ];
}

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address.replace(/%.*/, '').split('::').map(partOf);
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after];
}

/**
 * A dotted end, as in `64:ff9b::192.0.2.1`, replaces two groups and lies behind every
 * prefix used here.
 */
function partOf(text: string): string[] {
  if (text === '') return [];
  return text
    .split(':')
    .flatMap((group) =>
      group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)],
    );
}
