/** The systemd unit of an app, a template whose instance is the port. */
export declare function unitOf(app: string): string;
/** The Containerfile of an app; `node` is the version it was tested with. */
export declare function containerfileOf(app: string, release: { node: string }): string;
