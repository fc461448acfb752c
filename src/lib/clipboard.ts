/**
 * Puts a text into the clipboard.
 * @throws (rejects) where there is none, as on plain http, or where it is refused
 */
export async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('no clipboard')
  await navigator.clipboard.writeText(text)
}
