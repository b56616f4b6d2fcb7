/** The packages that these modules come from, each by its folder in a lock file. */
export declare function packagesOf(modules: readonly string[]): string[];

/** A package as a bill names it, `react@19.2.0`, from its folder and its entry in a lock. */
export declare function refOf(
  folder: string,
  entry: { name?: string; version: string },
): string;

type Component = { 'bom-ref': string };
export type Bill = {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

/** The part of a CycloneDX bill that is about these packages. */
export declare function billOf(bill: Bill, packages: readonly string[]): Bill;
