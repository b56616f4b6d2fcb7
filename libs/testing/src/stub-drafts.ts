import { getDraft, removeDraft, saveDraft } from '@site/api-contract';
import { type DraftValues } from '@site/api-contract/identity';
import { type Answer, answer } from './stub-transport';

/** A server that keeps drafts of one account, by form. */
export function stubDrafts(drafts: Record<string, DraftValues> = {}): {
  drafts: Record<string, DraftValues>;
  answers: Answer[];
} {
  const savedAt = () => new Date().toISOString();
  return {
    drafts,
    answers: [
      answer(getDraft, ({ params }) => {
        const values = drafts[params.form];
        return values ? { values, savedAt: savedAt() } : null;
      }),
      answer(saveDraft, ({ params, body }) => {
        drafts[params.form] = body.values;
        return { savedAt: savedAt() };
      }),
      answer(removeDraft, ({ params }) => {
        delete drafts[params.form];
        return { ok: true as const };
      }),
    ],
  };
}
