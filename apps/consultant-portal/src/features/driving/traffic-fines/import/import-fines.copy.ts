import { type FineRow, MOST_FINE_ROWS } from '@site/api-contract';
import { formatDateTime, formatPlate, isValidPlate } from '@site/api-contract/brazil';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';

type Outcome = FineRow['outcome'];

const fines = (count: number) => `${count} ${count === 1 ? 'multa' : 'multas'}`;

export const importCopy = {
  title: 'Importar multas',
  lead: 'O arquivo de um órgão, em CSV. A placa e a hora dizem de quem é cada multa.',
  help: `Uma linha por multa, até ${MOST_FINE_ROWS}. Colunas: orgao, auto, placa, data, hora, local, infracao, valor, pontos e prazo (o último dia para indicar o condutor), separadas por ponto e vírgula ou vírgula.`,
  check: 'Conferir o arquivo',
  checking: 'Conferindo...',
  failed: 'Não conseguimos ler o arquivo. Tente de novo.',
  result: 'O que achamos',
  caption: 'Linhas do arquivo: primeiro as que ficam de fora',
  found: (matched: number, others: number) =>
    others === 0
      ? `${fines(matched)} com contrato.`
      : `${fines(matched)} com contrato, ${others} de fora, cada uma com o motivo.`,
  nothing: 'Nenhuma multa do arquivo pode ser registrada. Cada linha diz por quê.',
  submit: (count: number) => `Registrar ${fines(count)}`,
  submitting: 'Registrando...',
  next: 'O cliente é avisado quando você envia a notificação de cada multa, uma vez só.',
  done: (added: number, others: number) =>
    [
      added === 0 ? 'Nenhuma multa nova.' : `${fines(added)} em andamento agora.`,
      ...(others > 0 ? [`${others} de fora, cada uma com o motivo.`] : []),
    ].join(' '),
  columns: {
    fine: 'Multa',
    car: 'Carro',
    whose: 'De quem',
    outcome: 'Situação',
  },
  line: (line: number) => `linha ${line}`,
  unnamed: 'Sem número',
  plate: (plate: string) => (isValidPlate(plate) ? formatPlate(plate) : plate),
  when: (instant: string) => formatDateTime(instant),
  drivers: (names: readonly string[]) =>
    names.length === 0
      ? ''
      : `${names.length === 1 ? 'Outro condutor' : 'Outros condutores'}: ${names.join(', ')}`,
  outcomes: withFallback<Outcome, { label: string; tone: 'ok' | 'info' | 'warn' }>(
    {
      matched: { label: 'Achada', tone: 'ok' },
      added: { label: 'Registrada', tone: 'ok' },
      known: { label: 'Já registrada', tone: 'info' },
      repeated: { label: 'Repetida', tone: 'info' },
      'no-car': { label: 'Sem carro', tone: 'warn' },
      'not-theirs': { label: 'Sem contrato nessa hora', tone: 'warn' },
      unreadable: { label: 'Linha com erro', tone: 'warn' },
    },
    { label: OTHER_STATE, tone: 'info' },
  ),
} as const;
