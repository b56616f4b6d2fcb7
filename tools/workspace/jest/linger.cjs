// Stays a moment after each test, like a busy machine: calls of a page without an answer
// then fail the test that left it. Run it now and then: see README, Tests.
const later = setTimeout; // before a test replaces it
const MS = 120;

afterEach(async () => {
  if (!globalThis.document?.body.hasChildNodes()) return;
  const { act } = require('@testing-library/react');
  await act(() => new Promise((done) => later(done, MS)));
});
