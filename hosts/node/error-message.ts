/** The message of anything that was thrown. It is for operators only, because it can quote what a visitor wrote. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))
