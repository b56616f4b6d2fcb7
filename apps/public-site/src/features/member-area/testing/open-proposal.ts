import {
  getLoggedUser,
  getProposal,
  listSimulations,
  type ProposalDetail,
} from '@site/api-contract';
import { A_UUID, type Answer, answer, aUser, aViewer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';

/**
 * Opens the page of one proposal; `proposal` gives the server's present state at each
 * request.
 */
export function openProposal(proposal: () => ProposalDetail, ...answers: Answer[]) {
  const { wire } = siteScene();
  const path = `/area-logada/propostas/${A_UUID}`;
  return renderRoute(amongOthers(memberAreaRoutes), path, {
    wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getLoggedUser, aUser()),
      answer(getProposal, proposal),
      answer(listSimulations, []),
      ...answers,
    ],
  });
}
