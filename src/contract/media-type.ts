/** The media type of a `Content-Type`, in lower case and without its parameters; empty if there is none. */
export const mediaTypeOf = (contentType: string | null | undefined): string =>
  contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
