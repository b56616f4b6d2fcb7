import { type KmBank } from '@site/api-contract';
import { formatBRL, formatDate, formatKm } from '@site/api-contract/brazil';

const on = (day?: string | null) => (day ? ` em ${formatDate(day)}` : '');

export const kmBankCopy = {
  title: 'Banco de km',
  lastReading: (last: KmBank['readings'][number] | undefined) =>
    last
      ? `Última leitura, ${formatDate(last.onDay)}: ${formatKm(last.km)}`
      : 'Nenhuma leitura ainda',
  failed: 'Não conseguimos abrir o banco de km',
  km: formatKm,
  left: (day?: string | null) => `de saldo${on(day)}`,
  beyond: (day?: string | null) =>
    `acima do pacote até ${day ? formatDate(day) : 'aqui'}`,
  readAgain:
    'A última leitura tem mais de 30 dias: informe o hodômetro para ver o saldo de hoje.',
  bank: (
    {
      count,
      total,
      toppedUp,
      given,
    }: { count: number; total: number; toppedUp: number; given: number },
    numbers: readonly string[],
  ) =>
    `${count} traços, um por mês${toppedUp > 0 ? ', e um dos km comprados' : ''}${given > 0 ? ', e um dos km da campanha' : ''}, ${formatKm(total)} no total. ${numbers.join(', ')}.`,
  firstMonth: 'Mês 1',
  lastMonth: (count: number, total: number) => `Mês ${count}, ${formatKm(total)}`,
  drivenKey: (km: number) => `Rodados desde a entrega: ${formatKm(km)}`,
  balanceKey: (km: number) => `Saldo: ${formatKm(km)}`,
  boughtKey: (km: number) => `Comprados: ${formatKm(km)}`,
  givenKey: (km: number) => `Da campanha: ${formatKm(km)}`,
  forecastKey: (km: number) => `Previsão: ${formatKm(km)}`,
  forecastLeft: (km: number) =>
    km === 0
      ? 'Nesse ritmo, você termina sem sobra e não paga km extra.'
      : `Nesse ritmo, você termina com ${formatKm(km)} de sobra e não paga km extra.`,
  forecastExtra: (km: number, cost: number, backOn?: string) =>
    `Nesse ritmo, você passa ${formatKm(km)} do pacote até ${backOn ? `a devolução, em ${formatDate(backOn)}` : 'o fim'}: ${formatBRL(cost)} de km extra.`,
  forecastBack: (day: string) =>
    `Nesse ritmo, você devolve o carro em ${formatDate(day)} sem pagar km extra.`,
  noForecast: 'Informe o hodômetro para ver a previsão do fim.',
  noForecastBefore: (from: string) =>
    `Informe o hodômetro a partir de ${formatDate(from)} para ver a previsão do fim.`,
  tooEarly: (days: number, from: string) =>
    `Com ${days} dias de uso, ainda é cedo para uma previsão. Informe o hodômetro de novo a partir de ${formatDate(from)}.`,
  fewDays: (days: number) =>
    `Previsão com ${days} dias de uso: ainda pode mudar bastante.`,
  settlement: (price: number, backOn?: string) =>
    `Só ${backOn ? 'na devolução' : 'no fim'} a gente soma: cada km a mais custa ${formatBRL(price)}.`,
  accumulates: 'O que sobra de um mês fica para os outros.',
  over: (driven: number, total: number) =>
    `Você rodou ${formatKm(driven)}, de ${formatKm(total)} a que tinha direito.`,
  withdrawn: 'Você desistiu da assinatura: os km não contam.',
  lost: 'O contrato terminou pela perda do carro: não há acerto de km.',
  gone: 'Enquanto o atendimento está aberto, não fazemos previsão de km.',
  ended: (price: number) =>
    `O contrato terminou: na devolução contam os km dos meses que já começaram, a ${formatBRL(price)} por km extra.`,
  settled: 'Os km foram acertados na devolução.',
  readings: (count: number) => (count === 1 ? '1 leitura' : `${count} leituras`),
  reading: (day: string, km: number) => `${formatDate(day)}: ${formatKm(km)}`,
  atHandover: 'na entrega',
  atReturn: 'na devolução',
  atWorkshop: 'lido pela oficina',
  correct: 'Corrigir a leitura',
  correctOf: (day: string) => `Corrigir a leitura de ${formatDate(day)}`,
  corrected: 'Leitura tirada. Informe os km que o painel mostra agora.',
  struckBy: (name: string, day: string, reason: string) =>
    `desconsiderada por ${name} em ${formatDate(day)}, motivo: ${reason}`,
  takenBack: (day: string) => `você tirou em ${formatDate(day)}`,

  more: 'Comprar km ou trocar o pacote',

  open: 'Informar hodômetro',
  close: 'Agora não',
  field: 'Km do painel',
  help: 'O total do hodômetro, como 4.730. Outra leitura de hoje corrige a primeira.',
  photo: 'Anexar foto',
  photoOther: 'Trocar a foto',
  photoNone: 'Tirar a foto',
  photoSending: 'Enviando...',
  photoOf: 'painel do carro, se quiser',
  photoChosen: (name: string) => `${name} vai junto com a leitura.`,
  photoFailed: 'Não conseguimos enviar a foto. Tente de novo.',
  photoMissed: (why: string) => `A foto não foi guardada. ${why}`,
  withoutPhoto: 'Deixar sem foto',
  save: 'Salvar leitura',
  saving: 'Salvando...',
  sure: 'Está certo, salvar',
  sureWithPhoto: 'Está certo, salvar com a foto',
  saveFailed: 'Não conseguimos salvar a leitura. Tente de novo.',
  saved: (km: number) => `Pronto: ${formatKm(km)} no painel hoje.`,
} as const;
