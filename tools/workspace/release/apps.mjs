/** The apps that are released, each with a version of its own, and their folders. */
export const RELEASED = {
  'public-site': 'apps/public-site',
  'dealer-portal': 'apps/dealer-portal',
  'consultant-portal': 'apps/consultant-portal',
  api: 'apps/api',
  gateway: 'tools/gateway',
};
