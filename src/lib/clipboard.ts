/**
 * Copies a text to the clipboard.
 * @throws (rejects) if the clipboard is missing (plain http) or access is denied
 */
export async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('no clipboard')
  await navigator.clipboard.writeText(text)
}
