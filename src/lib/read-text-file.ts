/**
 * Reads a text file in UTF-8, or in GBK, in which Chinese versions of Excel save CSV.
 * @throws (rejects) if the file cannot be read, for example because it was moved
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
