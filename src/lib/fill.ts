/** Fills the places of a text of `src/content`, written «{name}», with words. A place without a word stays as it is. */
export function fill(template: string, words: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(words[name] ?? place))
}
