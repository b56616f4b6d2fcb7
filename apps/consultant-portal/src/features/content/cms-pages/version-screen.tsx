import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { serverSentence } from '@site/api-client';
import {
  useBringBackCmsPageMutation,
  useGetCmsPageQuery,
  useGetCmsPageVersionQuery,
  useWithdrawCmsPageMutation,
} from '@site/api-client/consultant-calls';
import { type CmsPageDetail, type PageVersionContent } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantPagePath } from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { PendingActStatus, Skeleton, useIsShown } from '@site/ui';
import { RecordPage } from '../../../shared/table/record-page';
import { cmsPagesCopy, versionCopy as copy } from './cms-pages.copy';
import { FieldChanges } from './field-changes';
import { changesBetween } from './json-path';
import { PageVersionTag } from './page-columns';
import { PreviewLink } from './preview-link';
import '@site/ui/forms.css';
import './cms-pages.css';

const FRESH = { refetchOnMountOrArgChange: true };

/** One version of a page compared with another one, and the button that restores it. */
export function Component() {
  const { id = '', numero: number = '' } = useParams();
  const page = useGetCmsPageQuery({ params: { id } }, FRESH);
  const version = useGetCmsPageVersionQuery({ params: { id, number } }, FRESH);
  const answer = {
    currentData:
      page.currentData && version.currentData
        ? { page: page.currentData, version: version.currentData }
        : undefined,
    error: page.error ?? version.error,
    refetch: () => Promise.all([page.refetch(), version.refetch()]),
  };
  const title = String(page.currentData?.newest.seo['title'] ?? cmsPagesCopy.title);
  return (
    <div className="wrap work">
      <title>{cmsPagesCopy.title}</title>
      <RecordPage
        list={consultantPagePath(id)}
        answer={answer}
        words={{ ...copy, back: title }}
      >
        {(shown) => <Version key={number} {...shown} />}
      </RecordPage>
    </div>
  );
}

type VersionProps = { page: CmsPageDetail; version: PageVersionContent };

function Version({ page, version }: VersionProps) {
  const { number, savedBy, savedAt, state, bringsBack } = version;
  // Only a draft can be published: a withdrawn or replaced version must become one again.
  const isOver = state === 'withdrawn' || state === 'past';
  const isOlder = number !== page.newest.number;
  return (
    <>
      <header className="work-head">
        <div>
          <h1>{cmsPagesCopy.version(number)}</h1>
          <p>
            <PageVersionTag state={state} /> {cmsPagesCopy.turn(version)}
          </p>
          <p>
            {cmsPagesCopy.who(savedBy)}, {cmsPagesCopy.at(savedAt)}
            {bringsBack !== null && `. ${cmsPagesCopy.broughtBack(bringsBack)}.`}
          </p>
        </div>
        <div className="pages-acts">
          <PreviewLink id={page.id} number={number} />
          <Withdraw id={page.id} number={number} isOffered={state === 'scheduled'} />
          {(isOlder || isOver) && <BringBack page={page} number={number} />}
        </div>
      </header>
      <Compared page={page} version={version} />
    </>
  );
}

function Compared({ page, version }: VersionProps) {
  const { number, content, seo } = version;
  const others = page.versions.filter((one) => one.number !== number);
  const before = others.find((one) => one.number < number) ?? others[0];
  const [against, setAgainst] = useState(before?.number);
  const other = useGetCmsPageVersionQuery(
    { params: { id: page.id, number: String(against) } },
    { skip: against === undefined },
  );
  if (against === undefined) return null;
  return (
    <section aria-labelledby="mudancas">
      <h2 id="mudancas">{copy.changes}</h2>
      <div className="field pages-against">
        <label htmlFor="comparar">{copy.against}</label>
        <select
          id="comparar"
          className="input"
          value={against}
          onChange={({ target }) => setAgainst(Number(target.value))}
        >
          {others.map((one) => (
            <option key={one.number} value={one.number}>
              {cmsPagesCopy.version(one.number)} ({cmsPagesCopy.state(one.state)})
            </option>
          ))}
        </select>
      </div>
      <QueryState
        answer={other}
        failed={copy.otherFailed}
        wait={<Skeleton shape="row" count={3} />}
      >
        {(older) => {
          const was = { content: older.content, seo: older.seo };
          const changes = changesBetween(was, { content, seo });
          if (changes.length === 0) return <p>{copy.same}</p>;
          return (
            <FieldChanges
              changes={changes}
              caption={copy.caption(against, number)}
              before={copy.before(against)}
              after={copy.before(number)}
            />
          );
        }}
      </QueryState>
    </section>
  );
}

type ActProps = { id: string; number: number };

function Withdraw({ id, number, isOffered }: ActProps & { isOffered: boolean }) {
  const [withdraw, { error, isLoading, isSuccess }] = useWithdrawCmsPageMutation();
  if (!isOffered)
    return isSuccess && <PendingActStatus>{copy.withdrawn}</PendingActStatus>;
  return (
    <>
      <p>{copy.withdrawText}</p>
      <button
        type="button"
        className="btn btn--line"
        aria-disabled={isLoading || undefined}
        onClick={() =>
          !isLoading && void withdraw({ params: { id, number: String(number) } })
        }
      >
        {isLoading ? copy.withdrawing : copy.withdraw}
      </button>
      <Refused error={error} ours={copy.withdrawFailed} />
    </>
  );
}

function BringBack({ page, number }: { page: CmsPageDetail; number: number }) {
  const navigate = useNavigate();
  const [bringBack, { error, isLoading }] = useBringBackCmsPageMutation();
  const { refetch } = useGetCmsPageQuery({ params: { id: page.id } });
  const isShown = useIsShown();
  async function send() {
    if (isLoading) return;
    const { data } = await bringBack({
      params: { id: page.id, number: String(number) },
      body: { base: page.newest.number },
    });
    if (!data || !isShown.current) return;
    // Without this the page could offer to publish the old version, which the API
    // refuses.
    await refetch();
    if (isShown.current)
      await navigate(pathInApp('consultant-portal', consultantPagePath(page.id)));
  }
  return (
    <>
      <p>{copy.bringBackText}</p>
      <button
        type="button"
        className="btn btn--line"
        aria-disabled={isLoading || undefined}
        onClick={() => void send()}
      >
        {isLoading ? copy.bringing : copy.bringBack}
      </button>
      <Refused error={error} ours={copy.bringFailed} />
    </>
  );
}

function Refused({ error, ours }: { error: unknown; ours: string }) {
  return error ? (
    <p className="notice notice--err" role="alert">
      {serverSentence(error, ours)}
    </p>
  ) : null;
}
