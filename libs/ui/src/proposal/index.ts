export { StateTag } from '../feedback/tag';
export { DeliveryTimeline } from './delivery-timeline';
export { ProposalCar } from './proposal-car';
export { ProposalHistory } from './proposal-history';
export { ProposalList } from './proposal-list';
export { Late, WaitingTime } from './waiting-time';
