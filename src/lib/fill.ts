/** Replaces `{name}` placeholders in copy from `src/content`. Unknown placeholders stay as they are. */
export function fill(template: string, words: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(words[name] ?? place))
}
