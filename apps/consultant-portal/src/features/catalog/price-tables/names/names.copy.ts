import { type ExtraNameForm, type NamedExtra } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { whoActed } from '../../../../shared/who-acted.copy';

const FIELDS: Record<keyof ExtraNameForm, string> = {
  name: 'Nome',
  description: 'Descrição',
};

export const namesCopy = {
  open: 'Mudar nomes',
  title: 'Nomes de cores e opcionais',
  lead: 'Valem na hora no site e em cada simulação nova. O que já foi simulado, proposto ou assinado fica com o nome que tinha.',
  pages: 'Se um texto das páginas do site cita um destes nomes, mude também em Páginas.',
  captions: { paint: 'Cores', 'add-on': 'Opcionais' },
  columns: { name: 'Nome', description: 'Descrição', changed: 'Última mudança' },
  unknown: 'Sem mudança',
  who: whoActed,
  at: ({ at }: NonNullable<NamedExtra['changed']>) => formatDateTime(at),
  failed: 'Não conseguimos abrir os nomes.',
  loading: 'Carregando os nomes',
  fields: FIELDS,
  change: (name: string) => `Mudar ${name}`,
  descriptionHelp: 'Uma frase, que o cliente lê abaixo do nome.',
  submit: 'Salvar',
  pending: 'Salvando...',
  back: 'Voltar',
  saved: (name: string) => `${name}: salvo. O site já mostra.`,
  notSaved: 'Não conseguimos salvar agora. O que você escreveu está aqui. Tente de novo.',
  conflict: {
    merged:
      'Trouxemos o que mudou, e o que você escreveu continua aqui. Confira e salve de novo.',
    conflicts: 'Vocês dois mudaram',
    theirs: (value: string) => `no site está “${value}”`,
    use: 'Usar o que está no site',
    useOf: (field: string) => `Usar o que está no site: ${field}`,
  },
} as const;
