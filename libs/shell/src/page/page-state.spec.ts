import { readPageState, serializePageState } from './page-state';

const STATE = { router: {}, app: { signedIn: false } } as unknown as Parameters<
  typeof serializePageState
>[0];

it('is read from its script, whatever text before it bears the same id', () => {
  document.body.innerHTML = `<h2 id="page-state">{"injected":true}</h2>
    <script id="page-state" type="application/json">${serializePageState(STATE)}</script>`;
  expect(readPageState(document).state).toEqual(STATE);
});
