const ENDED = 'The test file of this database has ended';

/**
 * The same client, but unusable once its file has ended: nothing of it may reach the next
 * one. A transaction that it left open is rolled back, since every other call waits for
 * that. A call that has no answer by then gets none, so that the file goes on nowhere.
 */
module.exports = function untilEnd(shared) {
  let ended = false;
  let rollBack = () => undefined;
  const untilThen = (answer) =>
    new Promise((resolve, reject) => {
      answer.then(
        (value) => ended || resolve(value),
        (error) => ended || reject(error),
      );
    });
  const transaction = (work) =>
    untilThen(
      shared.transaction(
        (tx) =>
          new Promise((resolve, reject) => {
            if (ended) throw new Error(ENDED);
            rollBack = reject; // PGlite runs one transaction at a time
            work(tx).then(resolve, reject);
          }),
      ),
    );
  const client = new Proxy(shared, {
    get(target, name) {
      if (ended) throw new Error(ENDED);
      if (name === 'transaction') return transaction;
      const value = target[name];
      if (typeof value !== 'function') return value;
      return (...given) => {
        const answer = value.apply(target, given);
        return typeof answer?.then === 'function' ? untilThen(answer) : answer;
      };
    },
  });
  const end = () => {
    ended = true;
    rollBack(new Error(ENDED));
  };
  return { client, end };
};
