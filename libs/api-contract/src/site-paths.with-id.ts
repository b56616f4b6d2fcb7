/** `/x/:id` with the id filled in. */
export function withId(pattern: string, id: string): string {
  return pattern.replace(':id', encodeURIComponent(id));
}
