/**
 * The meaning, for code, of a 409 (sometimes of a 400, of the 403 `review-by-another`,
 * and of a 503 that can be repeated): the `reason` of an error body (docs/product).
 * People read `message`. A word has one meaning in all calls and never gets another one,
 * since apps of different ages read it.
 */
export const REFUSAL_REASONS = {
  'account-busy':
    'As many calls of the account as may be at once are at work. Nothing was done: it can be sent again, whatever the call.',
  'already-contested': 'The item was contested before; each is once.',
  'already-proposal': 'The simulation was sent as a proposal and takes no change.',
  'basket-changed':
    'The choice was changed elsewhere; the notification `Revision` names its revision now.',
  'campaign-over':
    'The campaign of the code takes nobody new: it has ended, or every use is taken.',
  'cart-accepted':
    'The customer has accepted the assisted cart; they alone take a car out of it.',
  'cart-empty': 'An assisted cart without a car invites nobody.',
  'car-reserved':
    'A signed contract holds the car, so it can not leave the stock; the message names it.',
  'call-over':
    'The consultant has not made sure who phones, or too long ago: that comes first.',
  'changed-meanwhile': 'Somebody else wrote the same data first; read it again.',
  'contract-changed':
    'The contract is not the one that was read; read it again before signing.',
  'contract-open': 'A proposal or contract under way keeps the account.',
  'dealership-ended': 'The dealership has ended and takes nobody new.',
  'connection-lost':
    'The connection to the database ended before its answer. A call that reads, or has an Idempotency-Key, can be sent again.',
  'data-busy':
    'Another change of the same data is under way, and this one was taken back. A call that reads, or has an Idempotency-Key, can be sent again.',
  'delivery-unready':
    'The delivery is not that far yet, or already further: read it again.',
  'contract-over':
    'The contract has ended; nothing of it can be changed or withdrawn from.',
  'document-in-use': 'A proposal under way relies on the document.',
  'dispute-answered': 'Somebody has answered the dispute.',
  'overdue-decided':
    'Somebody has decided about the overdue contract since: the message says who and what.',
  'file-unchecked': 'The file is still being scanned and can be opened later.',
  'guarantee-over':
    'The guarantee of the price has ended; the simulation has to be repriced first.',
  'held-by-colleague':
    'A colleague has the item open; the message says who and since when. Nothing was done: whoever takes it over can decide.',
  'invitation-accepted':
    'The invitation to a shared cart was accepted; whoever did it has the cart.',
  'km-swap-early':
    'The km package was swapped less than six months ago; the notification `PossibleOn` names the next day.',
  'link-unusable': 'The link of a mail has expired or was used before.',
  'loss-unready':
    'The contract can not end by the loss of its car: nobody works on the request, it is over, or its car is back.',
  'nothing-ahead':
    'No bill of the contract falls due any more that could be paid by itself.',
  'nothing-due': 'Nothing of the contract is open to be paid.',
  'not-endable': 'The contract can not be ended for want of payment, or not yet.',
  'pages-elsewhere': 'The pages come from a WordPress and are edited there.',
  'page-undrawable':
    'The page of a PDF can not be made a picture here; the file itself can be had.',
  'partners-unexamined':
    'Who is to sign for the company came or changed after the approval, or has no e-mail; the analysis examines them first.',
  'people-too-few':
    'Two consultants at least have the right `people`, so nobody takes it, or the access, from one of the last two.',
  'place-unchosen':
    'The simulation is of the place that the list shows to everybody, and its customer lives elsewhere; they say first where the car goes.',
  'place-not-next': 'Places of a queue are called in order, and another one comes first.',
  'price-guaranteed': 'The guarantee of the price still holds: nothing to reprice.',
  'price-table-changed':
    'The price that was read is not in force; the notification `PriceTable` names the table that is.',
  'proposal-moved':
    'The proposal is in another state than the one that was read; the notifications `State` and `Revision` name it.',
  'reading-counted':
    'The customer takes back only the own last reading, and none with km bought since; a consultant strikes others.',
  'reading-missing':
    'The odometer was not read today, so there is nothing that a picture could prove.',
  'reading-unlikely':
    'More km than anybody drives since the last reading: look again, then send `confirmed`.',
  'due-day-pending':
    'The due day was changed, and the first installment of that change is not charged yet; the message names the day from which another change is taken.',
  'registration-unready':
    'The registration is unfinished or does not allow this simulation to be sent.',
  'queue-ended': 'The model is on sale to everybody, so nobody waits for it any more.',
  'request-running':
    'The same request, by its Idempotency-Key, is still being carried out.',
  'request-over': 'The service request is resolved; another one has to be opened.',
  'bills-late':
    'Late bills of the contract come first; its payments page begins with them.',
  'purchase-unready':
    'The car can not be bought now: too early, on its way back, or already paid.',
  'return-unready':
    'The return of the car is not that far yet, or already further: read it again.',
  'review-by-another': 'Who refused a proposal does not answer its review.',
  'review-over': 'The days in which a review can be asked for are over.',
  'review-used': 'The proposal was reviewed before; there is one review.',
  'second-step-needed':
    'The password was right, and the account has a second step: a cookie names the sign-in that was begun.',
  'seller-without-dealership': 'The seller belongs to no dealership.',
  'shared-cart-open':
    'The customer shares the cart with a seller, or has an invitation to answer.',
  'signature-over':
    'The last day on which the approved proposal could be signed is over.',
  'sign-in-over':
    'The sign-in that was begun has expired or was finished; the password has to be typed again.',
  'slot-taken': 'Somebody else took the slot, or it is offered no more.',
  'too-many-places': 'The browser session took as many places as it may today.',
  'turn-over':
    'The turn in the queue by which the car is sold has passed, or a proposal was sent on it.',
  'terms-moved':
    'What was confirmed is not what counts by now; notifications such as `Cost`, `DueOn` or `FromInstallment` name what does.',
  'staff-account': 'Who works for the house has no cart of a customer.',
  'workshop-unready':
    'The visit to the workshop can not be booked, moved, cancelled or noted now; the message says why.',
  'withdrawal-over':
    'The car was handed over and the 7 days are over: leaving is an early exit.',
} as const;

export type RefusalReason = keyof typeof REFUSAL_REASONS;
