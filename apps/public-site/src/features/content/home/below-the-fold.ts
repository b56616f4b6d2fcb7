/**
 * The sections of the home page that only matter once somebody scrolls: one file that
 * comes later.
 */
export { HowToSign } from './how-to-sign';
export { IncludedOnSign } from './included-on-sign';
export { WhySign } from './why-sign';
