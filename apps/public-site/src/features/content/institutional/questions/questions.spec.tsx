import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FaqContent, listDealerships } from '@site/api-contract';
import { answer, guardConsole } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../../../app/routes';
import { cmsWith } from '../../../../testing/cms-pages';
import { siteScene } from '../../../../testing/site-scene';
import { QuestionSearch } from './question-search';
import { searchQuestions } from './search-questions';

guardConsole();
afterEach(() => jest.useRealTimers());

const duvidas: FaqContent = {
  title: 'Dúvidas',
  lead: 'Respondidas com números.',
  groups: [
    {
      title: 'Quilômetros',
      questions: [
        {
          id: 'km-que-sobra',
          question: 'O que acontece com os km que não uso?',
          answer: '<p>Eles acumulam.</p>',
        },
        {
          id: 'km-acima-do-pacote',
          question: 'E se eu rodar mais?',
          answer: '<p>Cada km tem um preço.</p>',
        },
      ],
    },
    {
      title: 'Pagamento',
      questions: [
        {
          id: 'formas-de-pagamento',
          question: 'Como pago?',
          answer: '<p>Pix, boleto ou cartão de <b>crédito</b>.</p>',
        },
      ],
    },
  ],
};

const open = (address = '') =>
  renderRoute(routes, `/institucional/duvidas${address}`, {
    wire: siteScene().wire,
    answers: [
      cmsWith({ duvidas, contato: { title: 'Contato', lead: 'Fale.', html: '' } }),
      answer(listDealerships, []),
    ],
  });
const questionsSeen = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('institucional/duvidas', () => {
  it('shows the questions in their groups, as disclosures that work without JavaScript, and says how many there are', async () => {
    const { container } = open();
    await screen.findByRole('heading', { name: 'Dúvidas', level: 1 });
    const group = screen.getByRole('region', { name: 'Quilômetros' });
    within(group).getByRole('heading', { name: 'E se eu rodar mais?', level: 3 });
    expect(container.querySelectorAll('.faq details > summary')).toHaveLength(3);
    expect(screen.getByRole('status').textContent).toBe('3 perguntas em 2 assuntos.');
    const subjects = within(screen.getByRole('navigation', { name: 'Assuntos' }));
    expect(
      container.querySelector(
        subjects.getByRole('link', { name: 'Pagamento' }).getAttribute('href') ?? '',
      )?.textContent,
    ).toBe('Pagamento');
  });

  it('searches a second after the last key, in questions and answers and without regard to accents', async () => {
    const { user, location } = open();
    const search = await screen.findByLabelText('Procure uma palavra');
    jest.useFakeTimers();
    await user.type(search, 'CREDITO');
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(questionsSeen()).toHaveLength(3);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(await screen.findByText('1 pergunta com “CREDITO”.')).toBe(
      screen.getByRole('status'),
    );
    expect(questionsSeen()).toEqual(['Como pago?']);
    expect(location()).toBe('/institucional/duvidas?busca=CREDITO');
  });

  it('opens with the search of its address, and Enter searches at once', async () => {
    const { user } = open('?busca=km');
    expect(await screen.findByLabelText('Procure uma palavra')).toHaveProperty(
      'value',
      'km',
    );
    screen.getByText('2 perguntas com “km”.');
    await user.clear(screen.getByLabelText('Procure uma palavra'));
    await user.type(screen.getByLabelText('Procure uma palavra'), 'pix{Enter}');
    await screen.findByText('1 pergunta com “pix”.');
  });

  it('shows first the questions that ask for the words, then those that mention them', () => {
    const question = (id: string, question: string, answer: string) => ({
      id,
      question,
      answer,
    });
    const groups = [
      {
        title: 'Pagamento',
        questions: [question('1', 'E se eu atrasar?', 'Há multa de 2%.')],
      },
      {
        title: 'Uso',
        questions: [
          question('2', 'Posso viajar?', 'Sim; multa de fora do país é sua.'),
          question('3', 'E as multas de trânsito?', 'São de quem dirige.'),
        ],
      },
    ];
    const found = searchQuestions(groups, 'multa');
    expect(found.map(({ title }) => title)).toEqual(['Uso', 'Pagamento']);
    expect(found[0]?.questions.map(({ id }) => id)).toEqual(['3', '2']);
  });

  it('says that a search found nothing, and links to other help', async () => {
    const { user } = open('?busca=submarino');
    await screen.findByRole('heading', { name: 'Nenhuma pergunta com “submarino”.' });
    expect(
      screen.getByRole('link', { name: 'Fazer a minha pergunta' }).getAttribute('href'),
    ).toBe('/institucional/contato');
    await user.click(screen.getByRole('button', { name: 'Ver todas as perguntas' }));
    await screen.findByText('3 perguntas em 2 assuntos.');
    expect(screen.getByLabelText('Procure uma palavra')).toHaveProperty('value', '');
  });

  it('stays with all questions when they are asked for within a second of a search', async () => {
    const { user, location } = open();
    const search = await screen.findByLabelText('Procure uma palavra');
    jest.useFakeTimers();
    await user.type(search, 'submarino{Enter}');
    await user.click(
      await screen.findByRole('button', { name: 'Ver todas as perguntas' }),
    );
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(location()).toBe('/institucional/duvidas');
    expect(screen.getByRole('status').textContent).toBe('3 perguntas em 2 assuntos.');
  });

  it('loses a text that waits to be searched when the address changes meanwhile', async () => {
    jest.useFakeTimers();
    const onSearch = jest.fn();
    const field = (value: string) => (
      <QuestionSearch name="busca" value={value} onSearch={onSearch} />
    );
    const { rerender } = render(field('km'));
    const user = userEvent.setup({
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    });
    const search = screen.getByLabelText('Procure uma palavra');
    await user.type(search, ' rodado');
    rerender(field('pix'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(onSearch).not.toHaveBeenCalled();
    expect(search).toHaveProperty('value', 'pix');
  });

  it('opens the question that the address names', async () => {
    const { container } = open('#km-acima-do-pacote');
    await screen.findByRole('heading', { name: 'Dúvidas' });
    const opened = [...container.querySelectorAll('details[open] h3')].map(
      ({ textContent }) => textContent,
    );
    expect(opened).toEqual(['E se eu rodar mais?']);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    expect(
      screen
        .getByRole('link', { name: /^Link desta resposta ?: E se eu rodar mais\?$/ })
        .getAttribute('href'),
    ).toBe('#km-acima-do-pacote');
  });
});
