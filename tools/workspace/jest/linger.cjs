// Stays a moment after each test, as a busy machine does: what a page does then without an
// answer fails the test that left it. Run now and then: see README, Tests.
const later = setTimeout; // before a test replaces it
const MS = 120;

afterEach(async () => {
  if (!globalThis.document?.body.hasChildNodes()) return;
  const { act } = require('@testing-library/react');
  await act(() => new Promise((done) => later(done, MS)));
});
