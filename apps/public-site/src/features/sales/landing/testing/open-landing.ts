import { screen } from '@testing-library/react';
import { getReservation, listPrices, sendLandingLead } from '@site/api-contract';
import { A_UUID, type Answer, answer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { cmsWith } from '../../../../testing/cms-pages';
import { LANDING_CONTENTS } from '../../../../testing/landing-pages';
import { amongOthers, siteScene } from '../../../../testing/site-scene';
import { landingRoutes } from '../landing.routes';

const PRICES = [
  { annataModel: 'Lira', salesPrice: 1499 },
  { annataModel: 'Ipê', salesPrice: 2119 },
  { annataModel: 'Aroeira', salesPrice: 2249 },
  { annataModel: 'Serrana', salesPrice: 3449 },
];
const ANSWERS = [
  cmsWith(LANDING_CONTENTS),
  answer(listPrices, PRICES),
  answer(getReservation, null),
];
/** The server stores the contact of a landing page. */
export const ACCEPTED = answer(sendLandingLead, { id: A_UUID });

/** Opens a landing page, with only its own routes or with all routes of the site. */
export async function openLanding(
  path: string,
  answers: Answer[] = [],
  routes = amongOthers(landingRoutes),
) {
  const scene = siteScene();
  const view = renderRoute(routes, path, {
    wire: scene.wire,
    answers: [...ANSWERS, ...answers],
  });
  await screen.findByRole('heading', { level: 1 });
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) {
      const input = await screen.findByLabelText(label);
      await (input instanceof HTMLSelectElement
        ? view.user.selectOptions(input, text)
        : view.user.type(input, text));
    }
  };
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...scene, ...view, fill, press };
}

export const PERSON = { Nome: 'Ana Souza', Celular: '41998765432' };
