/**
 * A front for several processes of one service on 127.0.0.1: each request goes to the
 * next of `ports`. It listens on `port`, or on any for 0.
 */
export declare function startRoundRobin(
  port: number,
  ports: number[],
): Promise<{ port: number; close: () => void }>;
