import { type Delivery, downloadDeliveryPhoto, getDelivery } from '@site/api-contract';
import { type portalForSpecs } from '@site/shell/testing';
import { aDelivery, type Answer, answer, aViewer, neverAnswer } from '@site/testing';

type Open = ReturnType<typeof portalForSpecs>['open'];

export const LIST = '/concessionarias/entregas';
export const dealer = aViewer('dealer');

/** A delivery as its dealership sees it. */
export const forStaff = (changes: Partial<Delivery> = {}) =>
  aDelivery({
    customerName: 'Rita Lemos',
    customer: { email: 'rita@exemplo.test', phone: '41998765432' },
    ...changes,
  });

/** Opens the page of a delivery as its dealer; its pictures never arrive. */
export const deliveryOpener =
  (open: Open) =>
  (delivery: Delivery | (() => Delivery), ...answers: Answer[]) => {
    const { id } = typeof delivery === 'function' ? delivery() : delivery;
    return open(`${LIST}/${id}`, {
      viewer: dealer,
      answers: [
        answer(getDelivery, delivery),
        neverAnswer(downloadDeliveryPhoto),
        ...answers,
      ],
    });
  };
