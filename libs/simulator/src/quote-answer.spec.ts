import { quoteAnswer } from './quote-answer';

const query = { data: 2036, currentData: 2036, isFetching: false, refetch: () => {} };

describe('the server’s price of a choice', () => {
  it('is that of the choice on the screen', () => {
    expect(quoteAnswer(query, true)).toMatchObject({
      quote: 2036,
      last: 2036,
      pending: false,
    });
  });

  it('waits while the choice has not stood still, and the last one can be shown', () => {
    expect(quoteAnswer(query, false)).toMatchObject({
      quote: undefined,
      last: 2036,
      pending: true,
    });
  });

  it('waits for the answer to another choice', () => {
    const asking = { ...query, currentData: undefined, isFetching: true };
    expect(quoteAnswer(asking, true)).toMatchObject({ quote: undefined, pending: true });
  });

  it('takes none for an answer: a price table may lack a choice', () => {
    const none = { ...query, data: null, currentData: null };
    expect(quoteAnswer(none, true)).toMatchObject({ quote: null, pending: false });
  });

  it('that is refused is waited for no more, until the choice changes or it is asked for again', () => {
    const error = { kind: 'refusal', status: 400, notifications: [] };
    const failed = { ...query, currentData: undefined, error };
    expect(quoteAnswer(failed, true)).toMatchObject({ error, pending: false });
    expect(quoteAnswer(failed, false)).toMatchObject({ error: undefined, pending: true });
    expect(quoteAnswer({ ...failed, isFetching: true }, true)).toMatchObject({
      error: undefined,
      pending: true,
    });
  });
});
