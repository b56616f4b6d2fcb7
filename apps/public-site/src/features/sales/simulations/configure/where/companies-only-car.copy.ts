export const companiesOnlyCopy = {
  who: 'Assina quem tem CNPJ. Para a empresa, a mensalidade parte de',
  configure: (model: string) => `Montar o ${model} para a empresa`,
  companies: 'Como funciona para empresas',
  forYou: 'Para você, pessoa física',
  forYouLead: (place: string) => `Os mais próximos em preço, com entrega em ${place}.`,
  all: 'Ver todos os carros',
};
