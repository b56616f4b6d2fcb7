import {
  addDeliveryMilestone,
  chooseDeliverySlot,
  type DataOf,
  deleteDeliveryPhoto,
  getDelivery,
  getDeliveryHours,
  handOverCar,
  listDeliveries,
  listDeliverySlots,
  moveDelivery,
  type QueryOf,
  saveDeliveredCar,
  saveDeliveryHours,
  sendDeliveryPhoto,
  sendHandoverPin,
  undoDeliveryMilestone,
} from '@site/api-contract';
import { api, listOf } from '../../api';
import { type ArgOf, NOTHING_READ, sends, sendsPages } from '../of-call';

/** A step of the delivery shows in the proposal, too. */
const OF_DELIVERY = ['Deliveries', 'Proposals'] as const;

const deliveriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDeliveries: build.query<
      DataOf<typeof listDeliveries>,
      ArgOf<typeof listDeliveries>
    >({
      ...sends(listDeliveries),
      providesTags: ['Deliveries', listOf('Deliveries')],
    }),
    /** The whole list of a dealership, page by page. */
    listDeliveryPages: build.infiniteQuery<
      DataOf<typeof listDeliveries>,
      Omit<QueryOf<typeof listDeliveries>, 'cursor'>,
      string | null
    >({
      ...sendsPages(listDeliveries),
      providesTags: ['Deliveries', listOf('Deliveries')],
    }),
    getDelivery: build.query<DataOf<typeof getDelivery>, ArgOf<typeof getDelivery>>({
      ...sends(getDelivery),
      providesTags: ['Deliveries'],
    }),
    listDeliverySlots: build.query<
      DataOf<typeof listDeliverySlots>,
      ArgOf<typeof listDeliverySlots>
    >({ ...sends(listDeliverySlots), providesTags: ['Deliveries'] }),
    chooseDeliverySlot: build.mutation<
      DataOf<typeof chooseDeliverySlot>,
      ArgOf<typeof chooseDeliverySlot>
    >({ ...sends(chooseDeliverySlot), invalidatesTags: OF_DELIVERY }),
    moveDelivery: build.mutation<DataOf<typeof moveDelivery>, ArgOf<typeof moveDelivery>>(
      {
        ...sends(moveDelivery),
        invalidatesTags: OF_DELIVERY,
      },
    ),
    addDeliveryMilestone: build.mutation<
      DataOf<typeof addDeliveryMilestone>,
      ArgOf<typeof addDeliveryMilestone>
    >({ ...sends(addDeliveryMilestone), invalidatesTags: OF_DELIVERY }),
    getDeliveryHours: build.query<
      DataOf<typeof getDeliveryHours>,
      ArgOf<typeof getDeliveryHours>
    >({ ...sends(getDeliveryHours), providesTags: ['Deliveries'] }),
    saveDeliveryHours: build.mutation<
      DataOf<typeof saveDeliveryHours>,
      ArgOf<typeof saveDeliveryHours>
    >({ ...sends(saveDeliveryHours), invalidatesTags: ['Deliveries'] }),
    undoDeliveryMilestone: build.mutation<
      DataOf<typeof undoDeliveryMilestone>,
      ArgOf<typeof undoDeliveryMilestone>
    >({ ...sends(undoDeliveryMilestone), invalidatesTags: OF_DELIVERY }),
    saveDeliveredCar: build.mutation<
      DataOf<typeof saveDeliveredCar>,
      ArgOf<typeof saveDeliveredCar>
    >({ ...sends(saveDeliveredCar), invalidatesTags: OF_DELIVERY }),
    sendDeliveryPhoto: build.mutation<
      DataOf<typeof sendDeliveryPhoto>,
      ArgOf<typeof sendDeliveryPhoto>
    >({ ...sends(sendDeliveryPhoto), invalidatesTags: OF_DELIVERY }),
    deleteDeliveryPhoto: build.mutation<
      DataOf<typeof deleteDeliveryPhoto>,
      ArgOf<typeof deleteDeliveryPhoto>
    >({ ...sends(deleteDeliveryPhoto), invalidatesTags: OF_DELIVERY }),
    sendHandoverPin: build.mutation<
      DataOf<typeof sendHandoverPin>,
      ArgOf<typeof sendHandoverPin>
    >({ ...sends(sendHandoverPin), invalidatesTags: NOTHING_READ }),
    handOverCar: build.mutation<DataOf<typeof handOverCar>, ArgOf<typeof handOverCar>>({
      ...sends(handOverCar),
      invalidatesTags: OF_DELIVERY,
    }),
  }),
});

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
