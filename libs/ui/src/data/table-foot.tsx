import { useEffect, useRef } from 'react';
import './table.css';

type TableFootProps = {
  /** The number of shown and all rows: `20 de 134 propostas`. */
  count: string;
  words: { more: string; loadingMore: string };
  hasMore: boolean;
  /** The next page failed to load. */
  hasFailed: boolean;
  isFetching: boolean;
  onMore: () => void;
};

/**
 * Below a list with pages: how much of it is shown, and the next page. It takes over the
 * focus of its button when the last page has come.
 */
export function TableFoot(props: TableFootProps) {
  const { count, words, hasMore, hasFailed, isFetching, onMore } = props;
  const foot = useRef<HTMLParagraphElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isFetching) return;
    // The rows that just came stay in sight.
    if (isAsked.current && !hasMore && document.activeElement === document.body)
      foot.current?.focus({ preventScroll: true });
    isAsked.current = false;
  }, [hasMore, isFetching]);
  const ask = () => {
    isAsked.current = true;
    onMore();
  };
  return (
    <p className="table-foot" role="status" tabIndex={-1} ref={foot}>
      <span>{count}</span>
      {hasFailed && !isFetching && <span className="field-error">{FAILED}</span>}
      {hasMore && (
        <button
          type="button"
          className="btn btn--line btn--sm"
          aria-disabled={isFetching || undefined}
          onClick={() => isFetching || ask()}
        >
          {isFetching ? words.loadingMore : words.more}
        </button>
      )}
    </p>
  );
}

const FAILED = 'Não conseguimos carregar mais. Tente de novo.';
