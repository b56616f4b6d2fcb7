export { ProposalCar } from './proposal-car';
export { ProposalHistory } from './proposal-history';
export { StateTag } from '../feedback/tag';
export { ProposalList } from './proposal-list';
