export { ProposalCar } from './proposal-car';
export { ProposalHistory } from './proposal-history';
export { ProposalList } from './proposal-list';
export { StateTag } from '../feedback/tag';
export { Late, WaitingTime } from './waiting-time';
