export { FineFacts, FineTag } from './fine-facts';
export { SentFiles } from './sent-files';
export { ServiceDeductibleFacts } from './service-deductible-facts';
export { ServiceDetails } from './service-details';
export { ServiceTag } from './service-tag';
export { ServiceThread } from './service-thread';
