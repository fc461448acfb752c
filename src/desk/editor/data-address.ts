/** The image of a `data:` address, read without a request; undefined for any other address, and for broken Base64. */
export function fileOfDataAddress(address: string, name: string): File | undefined {
  const [, type, base64] = /^data:(image\/(?:png|jpeg|gif|webp|bmp));base64,([A-Za-z0-9+/=\s]+)$/i.exec(address) ?? []
  if (type === undefined || base64 === undefined) return undefined
  const bytes = bytesOf(base64)
  return bytes && new File([bytes], `${name}.${type.slice(6).replace('jpeg', 'jpg')}`, { type })
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
