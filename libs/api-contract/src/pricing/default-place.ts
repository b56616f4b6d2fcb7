/** City and position by which the catalogue answers. */
type At = { city: string; state: string; latitude: number; longitude: number };

/** The place for prices until the visitor chooses one. */
export const DEFAULT_PLACE: At = {
  city: 'São Paulo',
  state: 'SP',
  latitude: -23.55,
  longitude: -46.63,
};

export function samePlace(one: Omit<At, 'state'>, other: Omit<At, 'state'>): boolean {
  return (
    one.latitude === other.latitude &&
    one.longitude === other.longitude &&
    one.city === other.city
  );
}
