import { screen } from '@testing-library/react';
import {
  comparePriceTable,
  getCmsPage,
  getCmsPageVersion,
  getLead,
  getProposal,
  getServiceRequest,
  listLeads,
  listProposals,
  listServiceQueue,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { aViewer, guardConsole, neverAnswer, refuse } from '@site/testing';
import { routes } from '../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const viewer = aViewer('consultant');
/** Lists that some of the pages have beside them. */
const LISTS = [listProposals, listLeads, listServiceQueue].map(neverAnswer);
const ID = '00000000-0000-4000-8000-000000000000';

describe('a record that is not there', () => {
  it.each([
    [`propostas/${ID}`, [getProposal], 'Esta proposta não existe.', 2],
    [`leads/${ID}`, [getLead], 'Não encontramos esse lead.', 2],
    [`atendimentos/${ID}`, [getServiceRequest], 'Não encontramos esse atendimento.', 2],
    ['precos/999', [comparePriceTable], 'Não encontramos essa tabela.', 1],
    ['paginas/999', [getCmsPage], 'Não encontramos essa página.', 1],
    [
      'paginas/999/versoes/9',
      [getCmsPage, getCmsPageVersion],
      'Não encontramos essa versão.',
      1,
    ],
  ] as const)(
    'at %s is said to be missing, and is no error',
    async (path, calls, name, level) => {
      open(`/consultor/${path}`, {
        viewer,
        answers: [
          ...LISTS,
          ...calls.map((call) => refuse(call, 404, { message: 'Não há.' })),
        ],
      });
      await screen.findByRole('heading', { name, level });
      expect(screen.queryByText(/Código de atendimento/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    },
  );
});
