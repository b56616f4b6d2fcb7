/** The wished port, or any for 0; reserved until this process ends. */
export declare function portNear(wished: number, taken?: Set<number>): Promise<number>;
