import { BRAND } from '@site/brand';

const questions = (count: number) => (count === 1 ? '1 pergunta' : `${count} perguntas`);

/** Fixed texts around the questions from the CMS. */
export const questionsCopy = {
  search: 'Procure uma palavra',
  searchHelp: 'Por exemplo: km, multa, Pix, sair antes.',
  submit: 'Procurar',
  subjects: 'Assuntos',
  all: (count: number, groups: number) => `${questions(count)} em ${groups} assuntos.`,
  found: (count: number, search: string) => `${questions(count)} com “${search}”.`,
  nothing: (search: string) => `Nenhuma pergunta com “${search}”.`,
  nothingText:
    'Tente uma palavra só, sem plural, ou pergunte para uma pessoa. Respondemos em até 1 dia útil.',
  ask: 'Fazer a minha pergunta',
  clear: 'Ver todas as perguntas',
  link: 'Link desta resposta',
  linkOf: (question: string) => `: ${question}`,
  moreTitle: 'Não achou a sua?',
  moreText: `Escreva para uma pessoa da ${BRAND.name} ou ligue para a central.`,
} as const;
