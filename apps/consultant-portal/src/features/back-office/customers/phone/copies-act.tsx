import { useState } from 'react';
import { serverSentence, useSendCopyByPhoneMutation } from '@site/api-client';
import { type SecondCopy } from '@site/api-contract/back-office';
import { OutcomeNotice, problemText } from '@site/ui';
import { type ActProps } from './act-props';
import { phoneCopy } from './phone.copy';

const copy = phoneCopy.copies;

/** Sends a paper again; one press each, since nothing else is to be said. */
export function CopiesAct({ params, contract: { copies }, onDone }: ActProps) {
  const [send, { isLoading, originalArgs }] = useSendCopyByPhoneMutation();
  const [problem, setProblem] = useState('');
  const mail = async (wanted: SecondCopy) => {
    setProblem('');
    const { error } = await send({ params, body: { copy: wanted } });
    if (error === undefined) onDone(copy.done(copy.names[wanted]));
    else setProblem(serverSentence(error, copy.failed));
  };
  return (
    <div className="phone-form" role="group" aria-label={copy.title}>
      <h3>{copy.title}</h3>
      <p className="soft">{copy.where}</p>
      <div className="phone-acts">
        {copies.map((wanted) => (
          <button
            key={wanted}
            type="button"
            className="btn"
            aria-disabled={isLoading || undefined}
            onClick={() => !isLoading && void mail(wanted)}
          >
            {isLoading && originalArgs?.body.copy === wanted
              ? copy.sending
              : copy.names[wanted]}
          </button>
        ))}
      </div>
      <OutcomeNotice saying={problemText(problem)} />
    </div>
  );
}
