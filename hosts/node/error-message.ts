/** The message of anything that was thrown. It is for operators only, because it can quote a visitor's text. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))
