export const cepSearchCopy = {
  cep: 'CEP',
  going: 'Procurando...',
  or: 'ou',
  locate: 'Usar a minha localização',
  locating: 'Buscando sua localização...',
  noCep: 'Informe o CEP.',
  wrongCep: 'CEP inválido. São 8 números.',
};
