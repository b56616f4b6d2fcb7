import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type FaqGroup } from '@site/api-contract';
import { CONTACT_PATH } from '@site/api-contract/site-paths';
import { RichText } from '@site/cms';
import { ChevronDownIcon, Empty, LinkIcon, SiteLink } from '@site/ui';
import { QuestionSearch } from './question-search';
import { questionsCopy as copy } from './questions.copy';
import { countQuestions, searchQuestions } from './search-questions';

const SEARCH = 'busca';
const groupId = (index: number) => `assunto-${index + 1}`;

/**
 * Questions by subject. `?busca=` filters them, on the server too, and `#pergunta` opens
 * one.
 */
export function Questions({ groups }: { groups: readonly FaqGroup[] }) {
  const [params, setParams] = useSearchParams();
  const search = params.get(SEARCH)?.trim().slice(0, 120) ?? '';
  const found = useMemo(() => searchQuestions(groups, search), [groups, search]);
  const list = useRef<HTMLDivElement>(null);
  useOpenTarget(list);

  const change = (text: string) =>
    setParams(text.trim() ? { [SEARCH]: text.trim() } : {}, {
      replace: true,
      preventScrollReset: true,
    });

  return (
    <div className="wrap inst-body faq">
      <div className="faq-side">
        <QuestionSearch name={SEARCH} value={search} onSearch={change} />
        <p className="faq-count" role="status">
          {countText(found, search)}
        </p>
        {search === '' && (
          <nav aria-label={copy.subjects}>
            <ul className="faq-subjects">
              {groups.map(({ title }, index) => (
                <li key={title}>
                  <a href={`#${groupId(index)}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div ref={list}>
        {found.length === 0 ? (
          <Empty
            slim
            title={copy.nothing(search)}
            text={copy.nothingText}
            action={
              <p className="actions">
                <SiteLink className="btn" to={CONTACT_PATH}>
                  {copy.ask}
                </SiteLink>
                <button type="button" className="link" onClick={() => change('')}>
                  {copy.clear}
                </button>
              </p>
            }
          />
        ) : (
          found.map((group, index) => (
            <Group key={group.title} id={groupId(index)} group={group} />
          ))
        )}
        {found.length > 0 && (
          <aside className="faq-more">
            <h2>{copy.moreTitle}</h2>
            <p>
              {copy.moreText}{' '}
              <SiteLink className="link" to={CONTACT_PATH}>
                {copy.ask}
              </SiteLink>
            </p>
          </aside>
        )}
      </div>
    </div>
  );
}

/**
 * `<details>` elements with the id inside, since a browser opens the one that contains
 * the anchor of the address.
 */
function Group({ id, group }: { id: string; group: FaqGroup }) {
  return (
    <section className="faq-group" aria-labelledby={id}>
      <h2 id={id}>{group.title}</h2>
      {group.questions.map((item) => (
        <details key={item.id}>
          <summary>
            <h3>{item.question}</h3> <ChevronDownIcon aria-hidden="true" />
          </summary>
          <div id={item.id} className="faq-answer">
            <RichText className="prose" html={item.answer} />
            <a className="faq-link" href={`#${item.id}`}>
              <LinkIcon aria-hidden="true" /> {copy.link}
              <span className="vh">{copy.linkOf(item.question)}</span>
            </a>
          </div>
        </details>
      ))}
    </section>
  );
}

/**
 * Opens the question of the anchor after a navigation inside the app, where the browser
 * does not.
 */
function useOpenTarget(list: React.RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answers = hash
      ? [...(list.current?.querySelectorAll('.faq-answer') ?? [])]
      : [];
    const target = answers.find(({ id }) => hash === `#${id}`)?.closest('details');
    if (!target || target.open) return;
    target.open = true;
    target.scrollIntoView();
  }, [hash, list]);
}

function countText(found: readonly FaqGroup[], search: string): string {
  const count = countQuestions(found);
  if (search === '') return copy.all(count, found.length);
  return count === 0 ? copy.nothing(search) : copy.found(count, search);
}
