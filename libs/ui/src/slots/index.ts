export { SlotFields } from './slot-fields';
export { slotDayText } from './slots.copy';
