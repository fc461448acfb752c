/** Downloads a file that the page made or was sent. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has read the blob by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
