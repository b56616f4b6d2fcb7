import { call } from '../../wire/call';
import type * as schemas from '../inspections.schemas';

export const sendReturnPhoto = call<typeof schemas.sendReturnPhoto>(
  'POST',
  'returns/:id/photos',
  {
    multipart: true,
    quiet: true, // shown at the photos
  },
);

export const downloadReturnPhoto = call<typeof schemas.downloadReturnPhoto>(
  'GET',
  'returns/:id/photos/:photoId',
  {
    file: ['image/jpeg'],
    quiet: true, // shown at the photos
  },
);

export const deleteReturnPhoto = call<typeof schemas.deleteReturnPhoto>(
  'DELETE',
  'returns/:id/photos/:photoId',
  {
    quiet: true, // shown at the photos
  },
);

export const addDamage = call<typeof schemas.addDamage>('POST', 'returns/:id/damages', {
  idempotent: 'required',
  quiet: true, // the form shows it
});

export const noteWearDamage = call<typeof schemas.noteWearDamage>(
  'POST',
  'returns/:id/wear-damages',
  {
    idempotent: 'required',
    quiet: true, // the form shows it
  },
);

export const deleteDamage = call<typeof schemas.deleteDamage>(
  'DELETE',
  'returns/:id/damages/:damageId',
  {
    quiet: true, // shown at the damages
  },
);

export const answerDamages = call<typeof schemas.answerDamages>(
  'PUT',
  'returns/:id/damages',
  {
    idempotent: 'required',
    quiet: true, // the form shows it
  },
);

export const decideContest = call<typeof schemas.decideContest>(
  'PUT',
  'returns/:id/contest',
  {
    idempotent: 'required',
    quiet: true, // the form shows it
  },
);

export const sendHomePhoto = call<typeof schemas.sendHomePhoto>(
  'POST',
  'returns/:id/home-photos',
  {
    multipart: true,
    quiet: true, // shown at the photos
  },
);

export const downloadHomePhoto = call<typeof schemas.downloadHomePhoto>(
  'GET',
  'returns/:id/home-photos/:photoId',
  {
    file: ['image/jpeg'],
    quiet: true, // shown at the photos
  },
);

export const deleteHomePhoto = call<typeof schemas.deleteHomePhoto>(
  'DELETE',
  'returns/:id/home-photos/:photoId',
  {
    quiet: true, // shown at the photos
  },
);

export const nameHomeDamage = call<typeof schemas.nameHomeDamage>(
  'PUT',
  'returns/:id/home-photos/:photoId/damage',
  {
    quiet: true, // the form shows it
  },
);

export const dropHomeDamage = call<typeof schemas.dropHomeDamage>(
  'PUT',
  'returns/:id/home-photos/:photoId/answer',
  {
    quiet: true, // the form shows it
  },
);
