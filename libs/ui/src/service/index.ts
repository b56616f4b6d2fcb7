export { FineFacts, FineTag } from './fine-facts';
export { ServiceDeductibleFacts } from './service-deductible-facts';
export { ServiceDetails } from './service-details';
export { ServiceFiles } from './service-files';
export { ServiceTag } from './service-tag';
export { ServiceThread } from './service-thread';
