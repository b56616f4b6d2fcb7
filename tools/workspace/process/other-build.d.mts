export declare function makeOtherBuild(app: string, version?: string): string;
