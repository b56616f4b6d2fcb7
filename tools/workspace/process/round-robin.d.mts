/**
 * A front for several processes of one service on 127.0.0.1: each request goes to the
 * next of `ports`.
 */
export declare function startRoundRobin(
  port: number,
  ports: number[],
): Promise<{ close: () => void }>;
