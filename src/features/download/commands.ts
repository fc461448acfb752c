/** A command that prints the SHA-256 of a file. */
export interface Command {
  /** Name of the system, a proper name in either language. */
  system: 'Windows' | 'macOS' | 'Linux'
  command: string
}

/** Names that a command line takes as they are: nothing in them means anything to a shell. */
const plain = /^[\p{L}\p{N}_][\p{L}\p{N}._+-]*$/u

/** The commands for a file; none for one whose name a shell would read as more than a name. */
export function commandsFor(name: string): Command[] {
  if (!plain.test(name)) return []
  return [
    { system: 'Windows', command: `certutil -hashfile ${name} SHA256` },
    { system: 'macOS', command: `shasum -a 256 ${name}` },
    { system: 'Linux', command: `sha256sum ${name}` }
  ]
}
