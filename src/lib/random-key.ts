/** A random 128-bit key in hexadecimal digits. `randomUUID` is not available on plain http. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
