import { type ReactNode } from 'react';
import { type QueryAnswer, QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import { type ContractTab, ContractTop } from '../contract-top/contract-top';
import { ContractWait } from '../contract-top/contract-wait';
import { MemberFrame } from '../member-frame';
import { OverviewLink } from '../overview-link';
import { Gone } from './gone';

type QueryPageProps<T> = {
  /** The contract of this page; without it the page belongs to a proposal. */
  contract?: { id: string | undefined; tab: ContractTab };
  answer: QueryAnswer<T>;
  copy: {
    title: string;
    gone: string;
    goneText: string;
    failed: string;
    failedText: string;
  };
  children: (data: T) => ReactNode;
};

/**
 * A page about one item of the customer, with a view for each state of its query. A
 * customer can't tell another person's item from one that does not exist
 * (security-requirements D2).
 */
export function QueryPage<T>({ contract, answer, copy, children }: QueryPageProps<T>) {
  return (
    <MemberFrame here={contract ? 'contract' : 'proposal'}>
      {contract ? <ContractTop {...contract} /> : <OverviewLink />}
      <QueryState
        answer={answer}
        failed={copy.failed}
        failedText={copy.failedText}
        heading={copy.title}
        gone={<Gone title={copy.gone} text={copy.goneText} isLinked={!contract} />}
        wait={
          contract ? (
            <ContractWait />
          ) : (
            <div className="prop-page-top">
              <Skeleton shape="stage" />
              <Skeleton shape="line" count={4} label="" />
            </div>
          )
        }
      >
        {children}
      </QueryState>
    </MemberFrame>
  );
}
