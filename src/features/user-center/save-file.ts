/** Hands the browser a file to save. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun, or will with this task: the browser holds the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
