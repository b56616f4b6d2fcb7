import {
  getMaintenance,
  listOdometerReadings,
  noteMaintenance,
  removeMaintenance,
  strikeOdometerReading,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** A note of maintenance has km, and a return shows the last ones. */
const OF_MAINTENANCE = ['KmBank', 'ServiceRequests', 'Returns'] as const;

/** Readings and maintenance of a contract's car, as consultants judge and note them. */
const maintenanceApi = addEndpoints(({ reads, writes }) => ({
  getMaintenance: reads(getMaintenance, [...OF_MAINTENANCE, 'Workshop']),
  listOdometerReadings: reads(listOdometerReadings, ['KmBank']),
  noteMaintenance: writes(noteMaintenance, OF_MAINTENANCE),
  removeMaintenance: writes(removeMaintenance, OF_MAINTENANCE),
  strikeOdometerReading: writes(strikeOdometerReading, ['KmBank', 'Returns']),
}));

export const {
  useGetMaintenanceQuery,
  useListOdometerReadingsQuery,
  useNoteMaintenanceMutation,
  useRemoveMaintenanceMutation,
  useStrikeOdometerReadingMutation,
} = maintenanceApi;
