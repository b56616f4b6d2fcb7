import { type LeadEntry } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { withFallback } from '@site/api-contract/with-fallback';

/** Words of the parts of a lead that load after its head. */
export const leadDetailsCopy = {
  contacts: 'Falar com a pessoa',
  call: (phone: string) => `Ligar ${phone}`,
  whatsApp: 'WhatsApp',
  hello: (person: string, consultant: string, brand: string) =>
    `Olá, ${person}. Aqui é ${consultant}, da ${brand}. Recebi o seu contato sobre carro por assinatura. Prefere conversar por aqui ou posso ligar?`,
  facts: {
    title: 'O que sabemos',
    interest: 'Interesse',
    company: 'Empresa',
    cnpj: 'CNPJ',
    where: 'Onde',
    sends: 'Envios',
    dealership: 'Link da loja',
    seller: 'Vendedor',
    campaign: 'Campanha',
    origin: 'Indicação',
    nobody: 'Sem indicação',
  },
  message: 'Mensagem',
  ofPerson: 'Outros contatos desta pessoa',
  history: 'O que já foi feito',
  noHistory: 'Nada ainda.',
  acts: withFallback(
    {
      claimed: 'Assumiu',
      released: 'Devolveu à fila',
      worked: 'Anotou',
      returned: 'Escreveu de novo',
      called: 'Chamou para configurar o carro',
    } satisfies Record<LeadEntry['act'], string>,
    'Outro registro',
  ),
  thePerson: 'A pessoa',
  formerColleague: 'Ex-colega',
  nextContact: (at: string) => `Próximo contato: ${formatDateTime(at)}`,
  heldSince: (since: string) => `desde ${formatDateTime(since)}`,
  free: 'Ninguém está com este lead.',
  claim: 'Assumir',
  claimFrom: 'Passar para mim',
  claimKey: 'Assumir o lead',
  claiming: 'Assumindo...',
  release: 'Devolver',
  releasing: 'Devolvendo...',
  actFailed: 'Não conseguimos mudar o lead. Tente de novo.',
} as const;
