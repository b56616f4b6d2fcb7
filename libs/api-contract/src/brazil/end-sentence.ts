/** Adds the full stop unless the sentence has one: the name of a company ends in `Ltda.` */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
