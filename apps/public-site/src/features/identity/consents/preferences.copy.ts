export const preferencesCopy = {
  title: 'Preferências de cookies',
  lead: 'Você decide o que este navegador guarda além do necessário. Dá para mudar de ideia quando quiser, e a mudança vale na hora.',
  form: 'O que você permite',
  necessary: 'Necessários',
  alwaysOn: 'Sempre ligados',
  necessaryHelp:
    'Sessão, segurança e esta própria escolha. Sem eles o site não funciona.',
  measurement: 'Medição de visitas',
  measurementHelp:
    'Conta quais páginas foram abertas. Segue só o endereço da página, sem nome, sem documento e sem o que você digitou.',
  marketing: 'Campanhas',
  marketingHelp:
    'Conta de qual anúncio veio a visita: os cinco valores utm_ do link, e nada sobre você.',
  save: 'Salvar escolha',
  accept: 'Aceitar tudo',
  reject: 'Recusar tudo',
  saved: 'Escolha salva. Vale por 6 meses neste navegador.',
  now: 'Sua escolha agora',
  nothingYet: 'Você ainda não escolheu. Enquanto isso, nenhuma medição sai desta página.',
  chosen: (measurement: boolean, marketing: boolean) =>
    `Medição de visitas: ${yesNo(measurement)}. Campanhas: ${yesNo(marketing)}.`,
  history: 'Histórico',
  historyLead:
    'Cada escolha desta sessão do navegador ou da sua conta, com a data, a página e a versão do texto. O link de uma loja começa uma sessão nova; entrar na conta leva o histórico junto.',
  source: (page: string, textVersion: string) => `Em ${page}, texto de ${textVersion}`,
  noHistory: 'Nenhuma escolha registrada nesta sessão.',
  historyFailed: 'O histórico não carregou.',
  historyFailedText:
    'A sua escolha continua valendo neste navegador. Tente de novo em instantes.',
  kept: 'O que o navegador guarda',
  keptLead: 'Cookies e dados deste navegador, para que servem e até quando ficam.',
} as const;

function yesNo(allowed: boolean): string {
  return allowed ? 'sim' : 'não';
}
