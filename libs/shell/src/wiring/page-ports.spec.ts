import { browserStorage } from '@site/auth';
import { guardConsole } from '@site/testing';
import { pagePorts } from './page-ports';

guardConsole();

const GUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => localStorage.clear());

// spec §3: 'A session id (GUID) is created once and kept.'
it('a browser makes its session id, a GUID, once, and keeps it when the page is loaded again', () => {
  const loadPage = () => {
    const { storage, randomId } = pagePorts(window);
    return browserStorage(storage, randomId);
  };
  const first = loadPage().sessionId();
  expect(first).toMatch(GUID);
  expect(loadPage().sessionId()).toEqual(first);
  expect(localStorage.getItem('ROD_SESSION_ID')).toEqual(first);
});
