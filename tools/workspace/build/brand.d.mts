import { type Plugin } from 'esbuild';
import type * as Brand from '@site/brand';

export declare const DATA: string;
export declare const DIST: string;
export declare function brand(): Promise<typeof Brand>;
export declare const brandOfNodeApp: Plugin;
export declare function isBrandValues(id: string): boolean;
export declare function brandValues(): Promise<string>;
export declare function brandMedia(): Promise<Map<string, string>>;
