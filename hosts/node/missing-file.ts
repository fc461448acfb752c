/** Whether a call of the file system, or the start of a program, failed because there is no such file. */
export const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** For the `catch` of a call of the file system: returns the value if the file does not exist, and rethrows other errors. */
export const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isMissing(error)) return value
    throw error
  }
