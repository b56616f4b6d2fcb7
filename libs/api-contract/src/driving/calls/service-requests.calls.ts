import { call } from '../../wire/call';
import type * as schemas from '../service-requests.schemas';

export const listServiceRequests = call<typeof schemas.listServiceRequests>(
  'GET',
  'contracts/:id/service-requests',
  {
    quiet: true, // shown in its place
  },
);

export const openServiceRequest = call<typeof schemas.openServiceRequest>(
  'POST',
  'contracts/:id/service-requests',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const listServiceQueue = call<typeof schemas.listServiceQueue>(
  'GET',
  'service-requests',
  {
    quiet: true, // shown in its place
  },
);

export const getServiceRequest = call<typeof schemas.getServiceRequest>(
  'GET',
  'service-requests/:id',
  {
    quiet: true, // shown in its place
  },
);

export const claimServiceRequest = call<typeof schemas.claimServiceRequest>(
  'POST',
  'service-requests/:id/claims',
  {
    idempotent: true,
    quiet: true, // shown at the button
  },
);

export const sendServiceMessage = call<typeof schemas.sendServiceMessage>(
  'POST',
  'service-requests/:id/messages',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const decideDeductible = call<typeof schemas.decideDeductible>(
  'PUT',
  'service-requests/:id/deductible',
  {
    idempotent: 'required',
    quiet: true, // the form shows it
  },
);

export const sendServiceFile = call<typeof schemas.sendServiceFile>(
  'PUT',
  'service-requests/:id/files',
  {
    multipart: true,
    quiet: true, // shown at the files
  },
);

export const downloadServiceFile = call<typeof schemas.downloadServiceFile>(
  'GET',
  'service-requests/:id/files/:fileId',
  {
    file: ['image/jpeg', 'application/pdf'],
    quiet: true, // shown at the file
  },
);
