import {
  addDeliveryMilestone,
  chooseDeliverySlot,
  deleteDeliveryPhoto,
  getDelivery,
  getDeliveryHours,
  handOverCar,
  listDeliveries,
  listDeliverySlots,
  moveDelivery,
  saveDeliveredCar,
  saveDeliveryHours,
  sendDeliveryPhoto,
  sendHandoverPin,
  undoDeliveryMilestone,
} from '@site/api-contract';
import { listOf } from '../../api';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

/** A step of the delivery shows in the proposal, too. */
const OF_DELIVERY = ['Deliveries', 'Proposals'] as const;

const deliveriesApi = addEndpoints(({ reads, readsPages, writes }) => ({
  listDeliveries: reads(listDeliveries, ['Deliveries', listOf('Deliveries')]),
  /** The whole list of a dealership, page by page. */
  listDeliveryPages: readsPages(listDeliveries, ['Deliveries', listOf('Deliveries')]),
  getDelivery: reads(getDelivery, ['Deliveries']),
  listDeliverySlots: reads(listDeliverySlots, ['Deliveries']),
  chooseDeliverySlot: writes(chooseDeliverySlot, OF_DELIVERY),
  moveDelivery: writes(moveDelivery, OF_DELIVERY),
  addDeliveryMilestone: writes(addDeliveryMilestone, OF_DELIVERY),
  getDeliveryHours: reads(getDeliveryHours, ['Deliveries']),
  saveDeliveryHours: writes(saveDeliveryHours, ['Deliveries']),
  undoDeliveryMilestone: writes(undoDeliveryMilestone, OF_DELIVERY),
  saveDeliveredCar: writes(saveDeliveredCar, OF_DELIVERY),
  sendDeliveryPhoto: writes(sendDeliveryPhoto, OF_DELIVERY),
  deleteDeliveryPhoto: writes(deleteDeliveryPhoto, OF_DELIVERY),
  sendHandoverPin: writes(sendHandoverPin, NOTHING_READ),
  handOverCar: writes(handOverCar, OF_DELIVERY),
}));

export const {
  useAddDeliveryMilestoneMutation,
  useChooseDeliverySlotMutation,
  useMoveDeliveryMutation,
  useDeleteDeliveryPhotoMutation,
  useGetDeliveryHoursQuery,
  useGetDeliveryQuery,
  useHandOverCarMutation,
  useListDeliveryPagesInfiniteQuery,
  useListDeliverySlotsQuery,
  useSaveDeliveredCarMutation,
  useSaveDeliveryHoursMutation,
  useSendDeliveryPhotoMutation,
  useSendHandoverPinMutation,
  useUndoDeliveryMilestoneMutation,
} = deliveriesApi;
