/** nginx's program, or null. */
export declare function findNginx(): string | null;
