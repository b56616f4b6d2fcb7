import { type ComponentType, useEffect, useRef, useState } from 'react';
import { serverSentence, useEndPhoneCallMutation } from '@site/api-client';
import { type PhoneContract } from '@site/api-contract';
import { OutcomeNotice, type OutcomeText, problemText } from '@site/ui';
import { focusFirstField } from '../../../../shared/focus-first-field';
import { type ActProps } from './act-props';
import { AddressAct } from './address-act';
import { AppointmentAct } from './appointment-act';
import { CopiesAct } from './copies-act';
import { OdometerAct } from './odometer-act';
import { phoneCopy as copy } from './phone.copy';
import { RequestAct } from './request-act';
import { WorkshopAct } from './workshop-act';

type Act = {
  key: string;
  label: string | ((contract: PhoneContract) => string);
  isPossible: (contract: PhoneContract) => boolean;
  Form: ComponentType<ActProps>;
};

/** The acts in their order; one that is not possible for the contract is not there. */
const ACTS: readonly Act[] = [
  {
    key: 'request',
    label: copy.request.act,
    isPossible: ({ kinds }) => kinds.length > 0,
    Form: RequestAct,
  },
  {
    key: 'odometer',
    label: copy.odometer.act,
    isPossible: ({ odometer }) => odometer !== null,
    Form: OdometerAct,
  },
  {
    key: 'appointment',
    label: ({ appointment }) =>
      copy.appointment[appointment?.slot ? 'move' : 'act'][
        appointment?.kind ?? 'delivery'
      ],
    isPossible: ({ appointment }) => appointment !== null,
    Form: AppointmentAct,
  },
  {
    key: 'workshop',
    label: ({ workshop }) => copy.workshop[workshop?.visit ? 'move' : 'act'],
    isPossible: ({ workshop }) => workshop !== undefined && !workshop.visit?.isToday,
    Form: WorkshopAct,
  },
  {
    key: 'copies',
    label: copy.copies.act,
    isPossible: ({ copies }) => copies.length > 0,
    Form: CopiesAct,
  },
  {
    key: 'address',
    label: copy.address.act,
    isPossible: () => true,
    Form: AddressAct,
  },
];

type PhoneActsProps = {
  customerId: string;
  endsAt: string;
  contracts: readonly PhoneContract[];
  /** The consultant ended the call. */
  onHangUp: () => void;
};

/** The acts for the customer on the phone, one open at a time. */
export function PhoneActs({ customerId, endsAt, contracts, onHangUp }: PhoneActsProps) {
  const [chosen, choose] = useState(contracts[0]?.id);
  const [open, setOpen] = useState<string | null>(null);
  // Acts that were opened keep what was typed while another one is open.
  const [begun, setBegun] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<OutcomeText>(null);
  const [end, { isLoading }] = useEndPhoneCallMutation();
  const first = useRef<HTMLDivElement>(null);
  const shown = useRef(open);
  useEffect(() => {
    shown.current = open;
  }, [open]);
  useEffect(() => focusAct(first.current), []);
  const contract = contracts.find(({ id }) => id === chosen) ?? contracts[0];
  const acts = contract ? ACTS.filter((act) => act.isPossible(contract)) : [];
  const hangUp = async () => {
    const { error } = await end({ params: { id: customerId } });
    if (error === undefined) onHangUp();
    else setOutcome(problemText(serverSentence(error, copy.endFailed)));
  };
  return (
    <div className="phone-call">
      <p className="phone-line">
        <b>{copy.until(endsAt)}</b>
        <button
          type="button"
          className="btn btn--line btn--sm"
          aria-disabled={isLoading || undefined}
          onClick={() => !isLoading && void hangUp()}
        >
          {isLoading ? copy.ending : copy.end}
        </button>
      </p>
      <p className="soft">{copy.untilNote}</p>
      {!contract && <p>{copy.noContract}</p>}
      {contracts.length > 1 && (
        <div className="field">
          <label htmlFor="contrato-na-linha">{copy.contract}</label>
          <select
            id="contrato-na-linha"
            className="input"
            value={contract?.id}
            onChange={({ target }) => {
              choose(target.value);
              setOpen(null);
              setBegun([]);
            }}
          >
            {contracts.map(({ id, number, versionName, plate }) => (
              <option key={id} value={id}>
                {copy.contractOf(number, versionName, plate)}
              </option>
            ))}
          </select>
        </div>
      )}
      {contract && contracts.length === 1 && (
        <p>{copy.contractOf(contract.number, contract.versionName, contract.plate)}</p>
      )}
      {contract && acts.length === 0 && <p className="soft">{copy.nothing}</p>}
      <div ref={first} className="phone-acts" role="group" aria-label={copy.acts}>
        {acts.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className="btn btn--line"
            aria-expanded={key === open}
            onClick={() => {
              setOutcome(null);
              setOpen(key === open ? null : key);
              setBegun([...begun.filter((one) => one !== key), key]);
            }}
          >
            {typeof label === 'string' || !contract ? String(label) : label(contract)}
          </button>
        ))}
      </div>
      <OutcomeNotice saying={outcome} />
      {contract &&
        acts
          .filter(({ key }) => begun.includes(key))
          .map((act) => (
            <BegunAct
              key={`${act.key} ${contract.id}`}
              act={act}
              isOpen={act.key === open}
              params={{ id: customerId, contractId: contract.id }}
              contract={contract}
              onDone={(text) => {
                // Another act may have been opened since this one was sent.
                setBegun((now) => now.filter((one) => one !== act.key));
                setOpen((now) => (now === act.key ? null : now));
                setOutcome({ kind: 'ok', text });
                if (shown.current === act.key) focusAct(first.current);
              }}
            />
          ))}
    </div>
  );
}

const focusAct = (group: HTMLElement | null) => group?.querySelector('button')?.focus();

type BegunActProps = ActProps & { act: Act; isOpen: boolean };

/** An act that was opened; closed, it is out of sight and keeps what was typed. */
function BegunAct({ act: { Form }, isOpen, ...props }: BegunActProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) focusFirstField(box.current);
  }, [isOpen]);
  return (
    <div ref={box} className="phone-act" hidden={!isOpen}>
      <Form {...props} />
    </div>
  );
}
