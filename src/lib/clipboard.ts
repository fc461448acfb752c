/**
 * Copies a text to the clipboard. A text that must be fetched is passed as a promise, because Safari rejects a write that starts
 * after the user gesture.
 * @throws (rejects) if the text fails, the clipboard is missing (plain http) or access is denied
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (!navigator.clipboard) throw new Error('no clipboard')
  if (typeof text === 'string') return navigator.clipboard.writeText(text)
  const type = 'text/plain'
  await navigator.clipboard.write([new ClipboardItem({ [type]: text.then((ready) => new Blob([ready], { type })) })])
}
