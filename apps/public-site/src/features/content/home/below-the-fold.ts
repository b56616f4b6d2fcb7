/**
 * The sections of the home page below the first screen, in one file that is loaded later.
 */
export { HowToSign } from './how-to-sign';
export { IncludedOnSign } from './included-on-sign';
export { WhySign } from './why-sign';
