export declare const SHARE_WIDTH: number;
export declare const SHARE_HEIGHT: number;
export declare const SHARE_PAINTS: Readonly<Record<string, string>>;
export declare function sharePictures(): Map<string, string>;
