const { join } = require('node:path');
const { VersionActions } = require('nx/release');

const FILE = 'version.json';

/**
 * Lets `nx release` keep the version of an app in a `version.json` of its own. A
 * package.json in an app's folder would stand before that of the repository, whose
 * `sideEffects` the bundler reads. Apps are not packages: none depends on the version of
 * another one, and no registry knows them.
 */
module.exports = class AppVersion extends VersionActions {
  validManifestFilenames = [FILE];

  #file = () => join(this.projectGraphNode.data.root, FILE);

  async readCurrentVersionFromSourceManifest(tree) {
    const manifestPath = this.#file();
    const { version } = JSON.parse(tree.read(manifestPath, 'utf8'));
    return { currentVersion: version, manifestPath };
  }

  async readCurrentVersionFromRegistry() {
    return null;
  }

  async readCurrentVersionOfDependency() {
    return { currentVersion: null, dependencyCollection: null };
  }

  async updateProjectVersion(tree, version) {
    tree.write(this.#file(), `${JSON.stringify({ version })}\n`);
    return [`${this.projectGraphNode.name} is ${version}`];
  }

  async updateProjectDependencies() {
    return [];
  }
};
