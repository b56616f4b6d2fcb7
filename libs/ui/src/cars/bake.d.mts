export const PAINT_HEX: Readonly<Record<string, string>>;
export function bakeCars(): Map<string, string>;
