import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  type ApiFailure,
  failureOf,
  isRefusedFor,
  useSendProposalMutation,
} from '@site/api-client';
import { USUAL_DUE_DAY } from '@site/api-contract';
import { decideGuarantee } from '@site/api-contract/pricing';
import {
  CART_PATH,
  RENEWAL_PARAM,
  sentProposalPath,
} from '@site/api-contract/site-paths';
import { BRAND } from '@site/brand';
import { type CartItem } from '@site/simulator';
import { deferred, SiteLink } from '@site/ui';
import { SigningRoad } from '../../../../shared/signing-road';
import { useSite } from '../../../../shared/site-services';
import { onceCost } from '../core/compare-rows';
import { checkoutCopy as copy } from './checkout.copy';
import { CheckoutFailure } from './checkout-failure';
import { CheckoutForm } from './checkout-form';
import { type CheckoutForm as Values, revisionOf } from './checkout-rules';
import { ContractSummary } from './contract-summary';
import { ExpiredPrice } from './expired-price';
import { StorePlace } from './store-place';
import { type PreviousPayment } from './use-previous-payment';
import { type StorePlace as Where } from './use-store-place';

const RenewalPlan = deferred(
  async () => (await import('../core/renewal/renewal-plan')).RenewalPlan,
);
const TogetherNews = deferred(
  async () => (await import('../assisted-sale/together-news')).TogetherNews,
);

export type CheckoutProps = {
  item: CartItem;
  where: Where;
  /** Payment values of the customer's newest other proposal. */
  before: PreviousPayment | null;
  onReload: () => void;
};

/** The summary of a simulation and the form that sends it as a proposal. */
export function Checkout({ item, where, before, onReload }: CheckoutProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { now } = useSite();
  const [sendProposal] = useSendProposalMutation();
  const [dueDay, setDueDay] = useState(USUAL_DUE_DAY);
  const [refused, setRefused] = useState<{
    revision: number;
    failure: ApiFailure;
  } | null>(null);
  /**
   * The server's answer about the guarantee of a revision, which overrules this device's
   * clock.
   */
  const [confirmedGuarantee, setConfirmedGuarantee] = useState<{
    revision: number;
    guarantee: 'holds' | 'over';
  } | null>(null);
  /**
   * Initial values of the form when it is shown again with today's price; the customer
   * must confirm that price, too.
   */
  const [filled, setFilled] = useState<Partial<Values> | null>(before);
  const { basket } = item;
  /** The last answer about this dealership; a seller along may choose another. */
  const [said, setSaid] = useState<{ store: string | null; isSettled: boolean }>();
  const { dealershipId: store } = basket;
  if (said && said.store !== store) setSaid(undefined);
  const isPlaceSettled = said?.isSettled ?? !where.isAsked;
  const settlePlace = (isSettled: boolean) => setSaid({ store, isSettled });
  /** Without the code, what was said of its campaign is over. */
  const isAnswered =
    refused?.revision !== basket.revision &&
    isRefusedFor(refused?.failure, 'campaign-over');
  const { kind } = decideGuarantee({
    validUntil: basket.quote.validUntil,
    now: now(),
    confirmed:
      confirmedGuarantee?.revision === basket.revision
        ? confirmedGuarantee.guarantee
        : undefined,
  });
  const stage = !isPlaceSettled ? 'place' : kind === 'over' ? 'price' : 'form';
  const shown = useRef(stage);
  const placeTitle = useRef<HTMLHeadingElement>(null);
  const formTitle = useRef<HTMLHeadingElement>(null);
  const summaryTitle = useRef<HTMLHeadingElement>(null);

  // The pressed button goes away with what stood there before.
  useEffect(() => {
    if (shown.current !== stage && document.activeElement === document.body)
      (stage === 'place' ? placeTitle : formTitle).current?.focus();
    shown.current = stage;
  }, [stage]);

  function showCurrent() {
    onReload();
    setRefused(null);
    summaryTitle.current?.focus();
  }

  async function send(values: Values) {
    setRefused(null);
    const { data, error } = await sendProposal({
      params: { id: item.id },
      // The form is shown only after the place was confirmed.
      body: { ...values, ...revisionOf(basket), acceptedPlace: true },
    });
    if (data) {
      // The browser's back button leads to the cart, since a proposal is sent only once.
      await navigate(sentProposalPath(data.number), { replace: true });
      return [];
    }
    if (isRefusedFor(error, 'guarantee-over')) {
      setFilled(values);
      setConfirmedGuarantee({ revision: basket.revision, guarantee: 'over' });
      return [];
    }
    const failure = failureOf(error);
    // A 401 has a popup and leads to another page.
    if (failure && failure.status !== 401)
      setRefused({ revision: basket.revision, failure });
    return failure?.fields ?? [];
  }

  return (
    <div className="wrap co">
      <title>{`${copy.title(basket.modelName)} | ${BRAND.name}`}</title>
      <div className="co-road">
        <SigningRoad current="conferir" forCar />
      </div>
      <div className="page-head co-head">
        <div>
          <h1>{copy.title(basket.modelName)}</h1>
          <p>{copy.lead}</p>
        </div>
      </div>
      <TogetherNews note={{ code: item.code, text: copy.changedTogether }} />
      {search.has(RENEWAL_PARAM) && (
        <RenewalPlan
          next={{
            versionName: basket.versionName,
            monthly: basket.quote.monthly,
            term: basket.term,
            km: basket.km,
            delivery: basket.quote.delivery,
          }}
        />
      )}
      <div className="co-in">
        <div className="co-form">
          <StorePlace
            item={item}
            where={where}
            isSettled={isPlaceSettled}
            titleRef={placeTitle}
            onKeep={() => settlePlace(true)}
            onAskAgain={() => settlePlace(false)}
          />
          <h2 hidden={stage === 'place'} tabIndex={-1} ref={formTitle}>
            {copy.formTitle}
          </h2>
          {stage === 'place' ? null : stage === 'form' ? (
            <CheckoutForm
              simulationId={item.id}
              revision={basket.revision}
              filled={filled}
              clientType={item.clientType}
              agreed={{
                monthly: basket.quote.monthly,
                term: basket.term,
                once: onceCost(item),
                benefit: basket.quote.benefit,
              }}
              onDueDay={setDueDay}
              onSubmit={send}
            >
              {refused && !isAnswered && (
                <CheckoutFailure
                  failure={refused.failure}
                  simulationId={item.id}
                  onReload={showCurrent}
                />
              )}
            </CheckoutForm>
          ) : (
            <ExpiredPrice
              item={item}
              onHolds={() =>
                setConfirmedGuarantee({ revision: basket.revision, guarantee: 'holds' })
              }
            />
          )}
          <div className="co-next">
            <h3>{copy.nextTitle}</h3>
            <ol>
              {copy.next.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </div>
          <p>
            <SiteLink className="link" to={CART_PATH}>
              {copy.back}
            </SiteLink>
          </p>
        </div>
        <ContractSummary
          item={item}
          dueDay={dueDay}
          isOver={kind === 'over'}
          titleRef={summaryTitle}
        />
      </div>
    </div>
  );
}
