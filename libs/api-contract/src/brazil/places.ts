/** City and UF; answers of an older release lack one or both. */
type City = { city?: string | undefined; state?: string | undefined };

/** `Curitiba, PR`. */
export function placeName({ city, state }: City): string {
  return [city, state].filter(Boolean).join(', ');
}

/** A dealership with its city and UF, as in `Rodar Batel, em Curitiba, PR`. */
export function storeName({ name, ...place }: City & { name: string }): string {
  return storeIn(name, placeName(place));
}

/** The same where city and UF are one text; the name alone where they are unknown. */
export function storeIn(name: string, place: string | null | undefined): string {
  return place ? `${name}, em ${place}` : name;
}

/** An address with its city and UF: `Avenida do Batel, 1230, Curitiba, PR`. */
export function streetAddress({ address, ...place }: City & { address: string }): string {
  return [address, placeName(place)].filter(Boolean).join(', ');
}

/** A dealership with its address: `Rodar Batel, Avenida do Batel, 1230, Curitiba, PR`. */
export function storeAddress(store: City & { name: string; address: string }): string {
  return `${store.name}, ${streetAddress(store)}`;
}
