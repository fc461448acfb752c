/** A shell command that prints a file's SHA-256. */
interface Command {
  /** Operating system; the same in both languages. */
  system: 'Windows' | 'macOS' | 'Linux'
  command: string
}

/** File names without characters that are special in a shell. */
const plain = /^[\p{L}\p{N}_][\p{L}\p{N}._+-]*$/u

/** Commands for a file; empty if its name would need quoting in a shell. */
export function commandsFor(name: string): Command[] {
  if (!plain.test(name)) return []
  return [
    { system: 'Windows', command: `certutil -hashfile ${name} SHA256` },
    { system: 'macOS', command: `shasum -a 256 ${name}` },
    { system: 'Linux', command: `sha256sum ${name}` }
  ]
}
