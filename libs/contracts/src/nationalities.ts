/** Nationalities as Brazilian documents write them: 'Brasileira' first, the others in the order of their names. */
export const NATIONALITIES = [
  'Brasileira',
  'Afegã', 'Albanesa', 'Alemã', 'Andorrana', 'Angolana', 'Antiguana', 'Argelina', 'Argentina', 'Armênia', 'Australiana', 'Austríaca', 'Azerbaijana',
  'Bahamense', 'Barbadiana', 'Bareinita', 'Belga', 'Belizenha', 'Beninense', 'Bielorrussa', 'Boliviana', 'Bósnia', 'Botsuana', 'Britânica', 'Bruneína',
  'Búlgara', 'Burquinense', 'Burundiana', 'Butanesa', 'Cabo-verdiana', 'Camaronesa', 'Cambojana', 'Canadense', 'Catariana', 'Cazaque', 'Centro-africana',
  'Chadiana', 'Chilena', 'Chinesa', 'Cipriota', 'Colombiana', 'Comorense', 'Congolesa', 'Costa-riquenha', 'Croata', 'Cubana', 'Dinamarquesa', 'Djibutiana',
  'Dominicana', 'Dominiquense', 'Egípcia', 'Emiradense', 'Equatoriana', 'Eritreia', 'Eslovaca', 'Eslovena', 'Espanhola', 'Estadunidense', 'Estoniana',
  'Etíope', 'Fijiana', 'Filipina', 'Finlandesa', 'Francesa', 'Gabonesa', 'Gambiana', 'Ganesa', 'Georgiana', 'Granadina', 'Grega', 'Guatemalteca',
  'Guianense', 'Guineense', 'Guinéu-equatoriana', 'Haitiana', 'Holandesa', 'Hondurenha', 'Húngara', 'Iemenita', 'Indiana', 'Indonésia', 'Iraniana',
  'Iraquiana', 'Irlandesa', 'Islandesa', 'Israelense', 'Italiana', 'Jamaicana', 'Japonesa', 'Jordaniana', 'Kosovar', 'Kuwaitiana', 'Laosiana', 'Lesotiana',
  'Letã', 'Libanesa', 'Liberiana', 'Líbia', 'Liechtensteiniana', 'Lituana', 'Luxemburguesa', 'Macedônia', 'Malaia', 'Malauiana', 'Maldívia', 'Malgaxe',
  'Malinesa', 'Maltesa', 'Marfinense', 'Marroquina', 'Marshallina', 'Mauriciana', 'Mauritana', 'Mexicana', 'Micronésia', 'Moçambicana', 'Moldava',
  'Monegasca', 'Mongol', 'Montenegrina', 'Myanmarense', 'Namibiana', 'Nauruana', 'Neozelandesa', 'Nepalesa', 'Nicaraguense', 'Nigeriana', 'Nigerina',
  'Norte-coreana', 'Norueguesa', 'Omanense', 'Palauana', 'Palestina', 'Panamenha', 'Papuásia', 'Paquistanesa', 'Paraguaia', 'Peruana', 'Polonesa',
  'Portuguesa', 'Queniana', 'Quirguiz', 'Quiribatiana', 'Romena', 'Ruandesa', 'Russa', 'Salomônica', 'Salvadorenha', 'Samoana', 'Santa-lucense',
  'São-cristovense', 'São-marinense', 'São-tomense', 'São-vicentina', 'Saudita', 'Seichelense', 'Senegalesa', 'Serra-leonesa', 'Sérvia', 'Singapurense',
  'Síria', 'Somali', 'Sri-lankesa', 'Suazi', 'Sudanesa', 'Sueca', 'Suíça', 'Sul-africana', 'Sul-coreana', 'Sul-sudanesa', 'Surinamesa', 'Tadjique',
  'Tailandesa', 'Taiwanesa', 'Tanzaniana', 'Tcheca', 'Timorense', 'Togolesa', 'Tonganesa', 'Trinitária', 'Tunisiana', 'Turca', 'Turcomena', 'Tuvaluana',
  'Ucraniana', 'Ugandense', 'Uruguaia', 'Uzbeque', 'Vanuatuense', 'Vaticana', 'Venezuelana', 'Vietnamita', 'Zambiana', 'Zimbabuana',
] as const;
export type Nationality = (typeof NATIONALITIES)[number];
