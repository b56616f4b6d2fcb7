/** `/x/:id` with an id in its place. */
export function withId(pattern: string, id: string): string {
  return pattern.replace(':id', encodeURIComponent(id));
}
