/** `Array.isArray` does not tell a read-only array from the other types of a union. */
export const isArray = (data: unknown): data is readonly unknown[] => Array.isArray(data)
