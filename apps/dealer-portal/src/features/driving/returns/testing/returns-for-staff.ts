import { type CarReturn, downloadReturnPhoto, getReturn } from '@site/api-contract';
import { A_UUID, aCarReturn, answer, aViewer, neverAnswer } from '@site/testing';

export const RETURNS = '/concessionarias/devolucoes';
/** The id of another return, or photo, than that of the builders. */
export const OTHER = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a62';
export const viewer = aViewer('dealer');

/** A booked return as the dealership sees it. */
export const forStaff = (changes: Partial<CarReturn> = {}) =>
  aCarReturn({
    isAsked: true,
    slot: { day: '2027-11-25', time: '09:00' },
    customerName: 'Rita Lemos',
    customer: { email: 'rita@exemplo.test', phone: '41998765432' },
    ...changes,
  });

/** A return whose day has come, with a photo of the car, so that it can be received. */
export const photographed = (changes: Partial<CarReturn> = {}) =>
  forStaff({
    slot: { day: '2025-11-25', time: '09:00' },
    photos: [{ id: A_UUID, takenAt: '2027-11-25T12:00:00.000Z' }],
    ...changes,
  });

/** Path of a return, and how to open it; its pictures never arrive. */
export const opening = (carReturn: CarReturn, ...answers: ReturnType<typeof answer>[]) =>
  [
    `${RETURNS}/${carReturn.id}`,
    {
      viewer,
      answers: [
        answer(getReturn, carReturn),
        neverAnswer(downloadReturnPhoto),
        ...answers,
      ],
    },
  ] as const;
