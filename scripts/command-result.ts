import { errorMessage } from '../hosts/node/error-message.ts'

/** Output of a command, and its exit code: 1 if it failed, 2 if its arguments were wrong. */
export interface CommandResult {
  text: string
  code: 0 | 1 | 2
}

/** The result of a command that failed with an error whose message is written for the operator. */
export const failed = (error: unknown): CommandResult => ({ text: errorMessage(error), code: 1 })

/** Prints the result and ends the process. */
export function exitWith({ text, code }: CommandResult): never {
  if (code === 0) console.log(text)
  else console.error(text)
  process.exit(code)
}

/**
 * Ends the process for an error whose message helps the operator: arguments that `parseArgs` refuses, or a missing build.
 * @throws any other error, whose stack is needed
 */
export function exitWithError(error: unknown): never {
  if (!(error instanceof Error)) throw error
  const isMisuse = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
  if (!isMisuse && error.name !== 'MissingBuild') throw error
  console.error(error.message)
  process.exit(isMisuse ? 2 : 1)
}
