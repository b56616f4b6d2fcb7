export { Carousel, slideId } from './carousel';
