export const cepSearchCopy = {
  cep: 'CEP',
  going: 'Procurando...',
  or: 'ou',
  locate: 'Usar a minha localização',
  locating: 'Procurando você...',
  noCep: 'Informe o CEP.',
  wrongCep: 'CEP inválido. São 8 números.',
};
