import { relative } from 'node:path';
import { WORKSPACE_ROOT } from './workspace-root.mjs';

const PACKAGE =
  /^node_modules\/(?:@[^/]+\/)?[^/]+(?:\/node_modules\/(?:@[^/]+\/)?[^/]+)*/;

/**
 * The packages that these modules come from, each by its folder, as a lock file names it:
 * `node_modules/react`. A module is a file, as bundlers name it.
 */
export function packagesOf(modules) {
  const folders = modules.map((module) => {
    const file = module.replace(/^\0/, '').replace(/\?.*$/, '');
    return PACKAGE.exec(relative(WORKSPACE_ROOT, file))?.[0];
  });
  return [...new Set(folders.filter(Boolean))].sort();
}

/** A package as a bill names it, `react@19.2.0`, from its folder and its entry in a lock. */
export function refOf(folder, { name, version }) {
  return `${name ?? folder.replace(/^.*node_modules\//, '')}@${version}`;
}

/** The part of a CycloneDX bill that is about these packages. */
export function billOf({ components, dependencies, metadata, ...bill }, packages) {
  const own = new Set(packages);
  const root = metadata.component['bom-ref'];
  return {
    ...bill,
    metadata,
    components: components.filter((component) => own.has(component['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => own.has(ref) || ref === root)
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((other) => own.has(other)),
      })),
  };
}
