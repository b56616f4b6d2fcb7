/** Path below the base of a web app that gives the build of the app. */
export const BUILD_PATH = 'assets/build';
