import { type DataLayerWindow, pushPageView } from './page-view';

describe('the page view event', () => {
  it('is pushed to the data layer of the page on every navigation', () => {
    const target: DataLayerWindow = {};
    pushPageView(target, '/', 'Rodar', true);
    pushPageView(target, '/simulador?tipo=pj', 'Simular | Rodar');
    expect(target.dataLayer).toEqual([
      { event: 'page_view', page_path: '/', page_title: 'Rodar' },
      {
        event: 'page_view',
        page_path: '/simulador?tipo=pj',
        page_title: 'Simular | Rodar',
      },
    ]);
  });

  it('counts the first view of a document once, whether the boot script or the app reports it first', () => {
    const target: DataLayerWindow = {};
    pushPageView(target, '/', 'Rodar');
    pushPageView(target, '/', 'Rodar', true);
    expect(target.dataLayer).toHaveLength(1);
  });
});
