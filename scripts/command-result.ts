/** What a command prints, and its exit code: 1 if it failed, 2 if its arguments were wrong. */
export interface CommandResult {
  text: string
  code: 0 | 1 | 2
}

/** Prints the result and ends the process. */
export function exitWith({ text, code }: CommandResult): never {
  if (code === 0) console.log(text)
  else console.error(text)
  process.exit(code)
}
