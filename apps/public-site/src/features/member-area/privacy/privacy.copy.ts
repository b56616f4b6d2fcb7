import { withFallback } from '@site/api-contract/with-fallback';
/** Visible texts of the parts of the page 'Privacidade'. */
export const privacyCopy = {
  consentsTitle: 'O que você permite',
  consentsText:
    'Cada permissão é separada e pode ser retirada agora. A mudança vale na hora neste navegador e fica no histórico.',
  measurement: 'Medição de visitas',
  measurementText: 'Conta quais páginas foram abertas, sem nome e sem documento.',
  marketing: 'Campanhas',
  marketingText: 'Conta de qual anúncio veio a visita.',
  allowed: 'Permitido',
  refused: 'Não permitido',
  notChosen: 'Sem escolha',
  withdraw: 'Retirar',
  withdrawOf: (what: string) => `Retirar a permissão: ${what}`,
  allow: 'Permitir',
  allowOf: (what: string) => `Permitir: ${what}`,
  changed: 'Escolha salva.',
  policy: 'Política de Privacidade',
  policyAccepted: (date: string) => `aceita em ${date}, com o seu cadastro`,
  policyText: 'Sem ela não há cadastro. Se não concorda mais, apague a conta.',
  history: (count: number) =>
    count === 1 ? 'Histórico: 1 escolha' : `Histórico: ${count} escolhas`,
  choice: (measurement: boolean, marketing: boolean) =>
    `Medição: ${measurement ? 'sim' : 'não'}. Campanhas: ${marketing ? 'sim' : 'não'}.`,
  source: (page: string, version: string) => `Em ${page}, texto de ${version}`,

  storedTitle: 'O que guardamos e por quê',
  storedText: 'Só o que o cadastro, a proposta e a lei pedem.',
  why: 'Para quê',
  basis: 'Base legal',
  until: 'Até quando',
  nothing: 'nada guardado',
  records: (count: number) => (count === 1 ? '1 registro' : `${count} registros`),
  readPolicy: 'Ler a Política de Privacidade inteira',
  changeData: 'Corrigir meus dados',

  viewsTitle: 'Quem olhou os seus dados',
  viewsText:
    'Quando alguém da equipe abre o seu cadastro, um documento, a proposta, o contrato ou outra parte dos seus dados, isso fica registrado aqui por 6 meses. Quem abre a mesma coisa de novo em menos de 30 minutos aparece uma vez só. Listas de trabalho com o seu nome não contam.',
  viewsHead: { at: 'Quando', who: 'Quem', what: 'O quê' },
  noViews: 'Ninguém da equipe abriu os seus dados nos últimos 6 meses.',
  moreViews: (count: number) => `Mostrar os ${count} registros`,

  copyTitle: 'Uma cópia de tudo',
  copyText:
    'Em PDF, para ler, e em JSON, para levar a outro serviço. Por segurança, pedimos a senha.',
  makeCopy: 'Preparar cópia',
  making: 'Preparando...',
  copyReady: 'A cópia está pronta. Ela some desta página quando você sair dela.',
  save: withFallback(
    { 'application/pdf': 'Baixar PDF', 'application/json': 'Baixar JSON' },
    'Baixar arquivo',
  ),

  eraseTitle: 'Apagar a conta',
  eraseText:
    'Apagamos na hora: cadastro, documentos, simulações, contatos, sessões e e-mails na fila. Não há como desfazer.',
  blockedTitle: 'Ainda não dá para apagar',
  staysTitle: 'O que fica',
  staysLog:
    'Registros de acesso, sem o seu nome, por 6 meses: o Marco Civil da Internet (art. 15) pede.',
  understood: 'Entendi que a conta não volta. Para assinar de novo, faço outro cadastro.',
  erase: 'Apagar minha conta',
  erasing: 'Apagando...',
  password: 'Senha atual',
  erasedTitle: 'Conta apagada',
  erased:
    'Enviamos a confirmação ao seu e-mail, com o que a lei manda guardar, se houver.',
} as const;
