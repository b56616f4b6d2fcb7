/** `1.240 km`. */
export const kmText = (km: number) => `${km.toLocaleString('pt-BR')} km`;
