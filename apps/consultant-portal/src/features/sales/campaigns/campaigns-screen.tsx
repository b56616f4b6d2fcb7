import { useState } from 'react';
import { serverSentence } from '@site/api-client';
import {
  useEndCampaignMutation,
  useListCampaignsQuery,
} from '@site/api-client/consultant-calls';
import { type Campaign } from '@site/api-contract';
import { ConfirmDialog } from '@site/back-office/confirm-dialog';
import {
  type Column,
  deferred,
  type OutcomeText,
  OutcomeWithFocus,
  RowAct,
  Tag,
} from '@site/ui';
import { FetchedList } from '../../../shared/table/fetched-list';
import { RowsTable } from '../../../shared/table/rows-table';
import { campaignsCopy as copy } from './campaigns.copy';
import './campaigns.css';

// The form and its validation are the largest part of the page, so they load later.
const CampaignForm = deferred(async () => (await import('./campaign-form')).CampaignForm);
const CampaignUses = deferred(async () => (await import('./campaign-uses')).CampaignUses);

/** Campaigns with their uses; the form for a new one opens above them. */
export function Component() {
  const campaigns = useListCampaignsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [ending, setEnding] = useState<Campaign | null>(null);
  const [shown, setShown] = useState<Campaign | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [said, setSaid] = useState<OutcomeText>(null);
  const [end, { isLoading }] = useEndCampaignMutation();

  async function endNow({ id, code }: Campaign) {
    setSaid(null);
    try {
      await end({ params: { id } }).unwrap();
      setSaid({ kind: 'ok', text: copy.end.done(code) });
    } catch (error) {
      setSaid({ kind: 'err', text: serverSentence(error, copy.end.failed) });
    }
    setEnding(null);
  }

  return (
    <FetchedList
      answer={campaigns}
      words={copy}
      actions={
        (campaigns.currentData?.items.length ?? 0) > 0 && (
          <div className="actions">
            <button
              type="button"
              className={isMaking ? 'btn btn--line btn--sm' : 'btn btn--sm'}
              aria-expanded={isMaking}
              onClick={() => {
                setSaid(null);
                setMaking(!isMaking);
              }}
            >
              {isMaking ? copy.form.close : copy.form.open}
            </button>
          </div>
        )
      }
    >
      {({ items, models, today }) => (
        <div className="stack campaigns">
          <OutcomeWithFocus saying={said} />
          {(isMaking || items.length === 0) && (
            <CampaignForm
              models={models}
              today={today}
              takesFocus={isMaking}
              onMade={(code) => {
                setMaking(false);
                setSaid({ kind: 'ok', text: copy.form.done(code) });
              }}
            />
          )}
          <RowsTable
            words={copy}
            columns={columnsWith({ onEnd: setEnding, onUses: setShown })}
            rows={items}
            rowKey={({ id }) => id}
          />
          {ending && (
            <ConfirmDialog
              title={copy.end.title(ending.code)}
              submit={copy.end.submit}
              pending={copy.end.pending}
              isPending={isLoading}
              onClose={() => setEnding(null)}
              onConfirm={() => void endNow(ending)}
            >
              <p>{copy.end.text}</p>
            </ConfirmDialog>
          )}
          {shown && <CampaignUses campaign={shown} onClose={() => setShown(null)} />}
        </div>
      )}
    </FetchedList>
  );
}

const TONES = {
  marcada: 'neutral',
  'em-curso': 'ok',
  esgotada: 'warn',
  encerrada: 'neutral',
} as const;

const columnsWith = ({
  onEnd,
  onUses,
}: Record<'onEnd' | 'onUses', (campaign: Campaign) => void>): Column<Campaign>[] => [
  {
    key: 'code',
    head: copy.columns.code,
    cell: (campaign) => (
      <>
        <b>{campaign.code}</b>
        <small>{copy.made(campaign)}</small>
      </>
    ),
  },
  {
    key: 'benefit',
    head: copy.columns.benefit,
    phone: 'wide',
    cell: (campaign) => (
      <>
        {copy.benefit(campaign)}
        <small>{copy.conditions(campaign)}</small>
        {campaign.isTold && <small>{copy.told}</small>}
      </>
    ),
  },
  { key: 'days', head: copy.columns.days, phone: 'wide', cell: copy.days },
  {
    key: 'uses',
    head: copy.columns.uses,
    phone: 'wide',
    cell: (campaign) => (
      <>
        {copy.uses(campaign)}{' '}
        <RowAct
          quiet
          name={copy.of(copy.usesOf.act, campaign.code)}
          onClick={() => onUses(campaign)}
        >
          {copy.usesOf.act}
        </RowAct>
      </>
    ),
  },
  {
    key: 'state',
    head: copy.columns.state,
    phone: 'end',
    cell: (campaign) => (
      <>
        <Tag tone={TONES[campaign.state]}>{copy.state(campaign.state)}</Tag>
        {campaign.endedAt && <small>{copy.ended(campaign)}</small>}
      </>
    ),
  },
  {
    key: 'act',
    head: copy.columns.act,
    phone: 'wide',
    cell: (campaign) =>
      campaign.state !== 'encerrada' && (
        <RowAct
          danger
          name={copy.of(copy.end.act, campaign.code)}
          onClick={() => onEnd(campaign)}
        >
          {copy.end.act}
        </RowAct>
      ),
  },
];
